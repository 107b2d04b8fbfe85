/** A roll-back that tests can end: the argument is its options. */
import {rollback} from 'docusaurus-publish/deploy';

void rollback({...(JSON.parse(process.argv[2] ?? '') as {target: string}), now: new Date()});
