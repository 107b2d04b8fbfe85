export {checkDnsFilter, type DnsFilter} from './dnsFilter';
export {checkEcho, type Echo, type Mailbox} from './echo';
export {checkEndpoint, type CheckedEndpoint} from './endpoints';
export type {Reach} from './connection';
export {checkFiles, linesToCompare} from './files';
export {checkRecords} from './records';
export {expiry, notTried, right, wrong, type CheckResult} from './result';
