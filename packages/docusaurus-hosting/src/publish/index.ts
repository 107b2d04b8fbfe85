export {hostingServer} from './serverDefinition';
export {hostingRules} from './verifyRules';
