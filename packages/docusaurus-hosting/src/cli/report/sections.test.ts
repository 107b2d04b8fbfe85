import {expect, it} from 'vitest';
import {countFeedback} from './sections';

const line = (method: string, uri: string): string =>
  JSON.stringify({
    level: 'info',
    logger: 'http.log.access',
    request: {remote_ip: '192.0.2.0', method, uri},
    status: 204,
  });

it('counts answers by page, and nothing else that stands in an access log', () => {
  const log = [
    line('POST', '/rueckmeldung/ja/hilfe/konto'),
    line('POST', '/rueckmeldung/nein/hilfe/konto'),
    line('POST', '/rueckmeldung/ja/hilfe/konto'),
    line('POST', '/rueckmeldung/nein/hilfe/f%C3%BCr-alle'),
    line('POST', '/rueckmeldung/ja/%E0%A4%A'),
    line('POST', '/rueckmeldung/vielleicht/hilfe/konto'),
    line('GET', '/rueckmeldung/ja/hilfe/konto'),
    'not JSON',
  ].join('\n');
  expect([...countFeedback(log)]).toEqual([
    ['/hilfe/konto', {ja: 2, nein: 1}],
    ['/hilfe/für-alle', {ja: 0, nein: 1}],
    ['/%E0%A4%A', {ja: 1, nein: 0}],
  ]);
});
