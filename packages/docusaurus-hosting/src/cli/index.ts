export {jsonSchemas} from './schemas';
export {siteOf, type LoadedSite} from './siteOf';
