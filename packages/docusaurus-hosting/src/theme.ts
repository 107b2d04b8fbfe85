/** What a theme's plugin needs to show the site's content, and to hand its data on to components. */
export {importedComponents} from './check/components';
export {isStrict} from './guards/strict';
export {contentFiles, filesNotOffered} from './markdown/contentFiles';
export {docsContents, pageTitles} from './markdown/docsContents';
export {browserData, browserFiles} from './site/browserData';
export {changeMarker, currentSite} from './site/current';
export {iconModule} from './site/lucideIcons';
export {writeFiles} from 'docusaurus-content-check/reader';
export {keptResults} from 'docusaurus-plugin-page-markdown/kept';
