export {createSite, type NewSite, type Template} from './create';
export {buildWithLittleMemory} from './lowMemory';
export {jsonSchemas} from './schemas';
export {siteOf, type LoadedSite} from './siteOf';
