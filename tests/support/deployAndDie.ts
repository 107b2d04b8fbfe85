/** A deployment that is killed while a step is under way: arguments are the options and the step's beginning. */
import {deploy} from 'docusaurus-publish/deploy';
import {server as definition} from '../../scripts/localServer';

const [, , options = '{}', step = ''] = process.argv;

void deploy({
  ...(JSON.parse(options) as {target: string; buildDir: string}),
  definition,
  now: new Date(),
  log(line) {
    if (line.startsWith(step)) {
      // After a moment in which the step has begun.
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20);
    }
  },
});
