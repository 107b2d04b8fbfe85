import {execFileSync} from 'node:child_process';

/** Settings of an invented person, so that a commit needs none of the machine's. */
const identity = ['user.name=Erika', 'user.email=erika@kleinnetz.example', 'commit.gpgsign=false'];

/** Runs git in a folder, in the name of an invented person. @throws Error when git fails */
export function git(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  execFileSync('git', [...identity.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: {...process.env, ...env},
  });
}
