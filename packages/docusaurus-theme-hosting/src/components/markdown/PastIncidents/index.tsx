import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {formatPeriod, pastIncidents} from 'docusaurus-hosting/client';
import {notices, services} from '@generated/docusaurus-theme-hosting/default/site';

/** Incidents that are over, from the same data as the banners: what happened, when, to what, and what has changed since. */
export default function PastIncidents(): ReactNode {
  const incidents = pastIncidents(notices);
  if (incidents.length === 0) return <p>Hier ist noch keine Störung eingetragen.</p>;
  return incidents.map(({id, title, from, to, services: ids, text, changed}) => (
    <section key={id}>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <p>
        <time dateTime={from}>{formatPeriod({from, to})}</time>
        {ids.length > 0 && <> · betroffen: {ids.map((service) => services[service]?.title ?? service).join(', ')}</>}
      </p>
      <p>{text}</p>
      {changed && (
        <p>
          <strong>Seitdem geändert:</strong> {changed}
        </p>
      )}
    </section>
  ));
}
