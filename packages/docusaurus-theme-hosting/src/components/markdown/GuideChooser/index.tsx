import {Fragment, useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {devices} from '@generated/docusaurus-theme-hosting/default/site';
import {useSystem} from '../../shared/useSystem';
import styles from './styles.module.css';

/**
 * The site's guides (`guidance.devices`) by device and goal. Radio buttons show the list of a device, without JavaScript too;
 * with it, the visitor's own device is chosen. Each goal is a link to share.
 */
export default function GuideChooser(): ReactNode {
  const system = useSystem();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const [first, ...others] = fieldset.current?.querySelectorAll('input') ?? [];
    const own = others.find(({value}) => value === system);
    // Unless the visitor has chosen already.
    if (own && first?.checked) own.checked = true;
  }, [system]);
  return (
    <fieldset ref={fieldset} className={`cluster ${styles.chooser}`}>
      <legend>Ich habe …</legend>
      {devices.map(({id, label, goals}, index) => (
        <Fragment key={id}>
          <input
            type="radio"
            name="device"
            id={`device-${id}`}
            value={id}
            defaultChecked={index === 0}
            className="visually-hidden"
          />
          <label htmlFor={`device-${id}`} className="tabs__item">
            {label}
          </label>
          <div>
            <p>… und möchte</p>
            <ul>
              {goals.map(({label: goal, to}) => (
                <li key={to}>
                  <Link to={to}>{goal}</Link>
                </li>
              ))}
            </ul>
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}
