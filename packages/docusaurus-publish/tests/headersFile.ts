/**
 * Headers of a path by the text of `_headers`, as a host that serves a folder reads it (Cloudflare Pages): `*` stands for
 * anything, `! Name` takes a header back.
 */
export function readHeadersFile(text: string, requested: string): Record<string, string> {
  const found: Record<string, string> = {};
  let matches = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      const [start = '', end] = line.split('*');
      matches = end === undefined ? requested === line : requested.startsWith(start) && requested.endsWith(end);
    } else if (matches && line.startsWith('  ! ')) {
      Reflect.deleteProperty(found, line.slice('  ! '.length));
    } else if (matches && line.trim()) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/s);
      found[name] = value;
    }
  }
  return found;
}
