import {parseArgs} from 'node:util';
import {endWithParent} from '../server/endWithParent';
import {createStaticServer} from '../server/staticServer';
import {builtFolder, type Command} from './command';

/** Serves the build as the web server will, on the loopback interface. Ends with the server. */
export const serve: Command = async (args, site) => {
  const {values} = parseArgs({args: [...args], options: {'no-build': {type: 'boolean', default: false}}});
  const port = Number(process.env.PORT ?? 3000);
  const buildDir = await builtFolder(site, values['no-build']);
  endWithParent();
  return new Promise((resolve) => {
    createStaticServer(buildDir, site.definition)
      .on('error', (error: NodeJS.ErrnoException) => {
        const taken = `Port ${port} is taken. Choose another: PORT=${port + 1}`;
        console.error(error.code === 'EADDRINUSE' ? taken : error.message);
        resolve(1);
      })
      .on('close', () => resolve(0))
      .listen(port, '127.0.0.1', () => console.log(`The site is at http://127.0.0.1:${port}/ (Ctrl+C ends it)`));
  });
};
