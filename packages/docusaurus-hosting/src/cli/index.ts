export {createSite, type NewSite, type Template} from './create';
export {jsonSchemas} from './schemas';
export {siteOf, type LoadedSite} from './siteOf';
