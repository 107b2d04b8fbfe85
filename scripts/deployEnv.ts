/** Prints the environment of deploy/Caddyfile, made from the facts: `KEY=value`, one a line (systemd's EnvironmentFile). */
import {deployEnvironment} from '../deploy/environment';

for (const [name, value] of Object.entries(deployEnvironment())) {
  console.log(`${name}=${value}`);
}
