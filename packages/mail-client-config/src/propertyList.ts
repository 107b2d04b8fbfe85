import {create} from 'xmlbuilder2';

/** The values that configuration profiles are made of. */
export type PropertyListValue =
  string | number | boolean | readonly PropertyListValue[] | {readonly [key: string]: PropertyListValue};

type Node = ReturnType<typeof create>;

function addValue(parent: Node, value: PropertyListValue): void {
  if (typeof value === 'string') {
    parent.ele('string').txt(value);
  } else if (typeof value === 'number') {
    parent.ele('integer').txt(String(value));
  } else if (typeof value === 'boolean') {
    parent.ele(String(value));
  } else if (Array.isArray(value)) {
    const array = parent.ele('array');
    (value as readonly PropertyListValue[]).forEach((item) => addValue(array, item));
  } else {
    const dict = parent.ele('dict');
    for (const [key, item] of Object.entries(value)) {
      dict.ele('key').txt(key);
      addValue(dict, item);
    }
  }
}

/** A property list as XML (Apple, PropertyList-1.0.dtd). Numbers are whole. */
export function propertyList(value: PropertyListValue): string {
  const plist = create({version: '1.0', encoding: 'UTF-8'})
    .ele('plist', {version: '1.0'})
    .dtd({pubID: '-//Apple//DTD PLIST 1.0//EN', sysID: 'http://www.apple.com/DTDs/PropertyList-1.0.dtd'});
  addValue(plist, value);
  return `${plist.end({prettyPrint: true})}\n`;
}
