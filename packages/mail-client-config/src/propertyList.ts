import {create} from 'xmlbuilder2';

/** The values that configuration profiles are made of. */
export type PropertyListValue =
  string | number | boolean | readonly PropertyListValue[] | {readonly [key: string]: PropertyListValue};

/** A value as xmlbuilder2 takes elements. */
function elementOf(value: PropertyListValue): object {
  if (typeof value === 'string') return {string: value};
  if (typeof value === 'number') return {integer: value};
  if (typeof value === 'boolean') return {[String(value)]: {}};
  if (Array.isArray(value)) return {array: {'#': value.map(elementOf)}};
  return {dict: {'#': Object.entries(value).flatMap(([key, item]) => [{key}, elementOf(item)])}};
}

/** A property list as XML (Apple, PropertyList-1.0.dtd). Numbers are whole. */
export function propertyList(value: PropertyListValue): string {
  const plist = create({version: '1.0', encoding: 'UTF-8'})
    .ele('plist', {version: '1.0'})
    .dtd({pubID: '-//Apple//DTD PLIST 1.0//EN', sysID: 'http://www.apple.com/DTDs/PropertyList-1.0.dtd'});
  return `${plist.ele(elementOf(value)).end({prettyPrint: true})}\n`;
}
