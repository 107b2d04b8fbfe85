import {expect, it} from 'vitest';
import {freePort} from '../../scripts/servers';

it('gives out no port twice, though none is in use yet', async () => {
  const ports: number[] = [];
  // The system has some 28,000 to choose from: among so many, it repeats some.
  while (ports.length < 1000) ports.push(await freePort());
  expect(new Set(ports).size).toBe(ports.length);
});
