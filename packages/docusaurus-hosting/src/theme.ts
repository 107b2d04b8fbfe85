/** What a theme's plugin needs to hand the site's data on to components. */
export {pageTitles} from './markdown/docsContents';
export {browserData, browserFiles} from './site/browserData';
export {changeMarker, currentSite} from './site/current';
export {iconModule} from './site/lucideIcons';
