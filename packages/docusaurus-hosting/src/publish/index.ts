export {hostingServer, type HostingServerOptions} from './serverDefinition';
export {hostingRules} from './verifyRules';
