/** Writes the packages of the site, without those of the tests, as CycloneDX to `sbom.json`: `npm run sbom`. */
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';

const {status, stdout, stderr} = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
writeFileSync('sbom.json', stdout);
const {components} = JSON.parse(stdout) as {components: readonly unknown[]};
console.log(`sbom.json names ${components.length} packages.`);
