/** What a program needs to make one site from another (create-docusaurus-hosting). */
export {brandSchema, recolorSite} from './cli/recolor';
export {valueAt} from './facts/describe';
export {factTextsOf} from './facts/facts';
export {namesOf} from './facts/lookup';
export {entryOfFact, readFactSources} from './facts/places';
export {hostName, nameSchema} from './facts/schema';
export {baselineFile, baselineOf} from './facts/states';
export {claimsIn, picturesOf} from './markdown/claims';
export {contentFiles, filesNotOffered} from './markdown/contentFiles';
export {mentionsIn, proseOf} from './markdown/mentions';
export {offerOf, omissionsOf, type Offer} from './markdown/unoffered';
export {json} from 'docusaurus-content-check/text';
export {escaped, literal} from './text/plain';
export {slugOf} from './text/slug';
