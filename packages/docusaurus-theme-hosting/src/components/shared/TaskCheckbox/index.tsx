import type {ComponentProps, ReactNode} from 'react';

/** The box of a Markdown task list (`- [ ]`), which shows a state and cannot be clicked; it needs a name of its own. */
export default function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'erledigt' : 'offen'} />;
}
