export {headersFor, serverFolder} from './definition';
export {endWithParent} from './endWithParent';
export {apacheConfiguration, nginxConfiguration} from './proxies';
export {readDefinition, writeServerFiles} from './serverFiles';
export {createStaticServer, maxHeaderSize} from './staticServer';
