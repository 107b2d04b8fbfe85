export {deploy} from './deploy';
export {serve} from './serve';
export {verify} from './verify';
export type {Command, Deployment, PublishedSite} from './command';
