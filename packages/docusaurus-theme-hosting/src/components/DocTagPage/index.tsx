import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import DocTagDocListPage, {type Props} from '@theme/DocTagDocListPage';
import {useDocsArea} from '../useDocsArea';

/**
 * The pages with a tag, for the option `docTagDocListComponent` of a docs area. The title names the area, so that equal tags
 * of two areas have different titles.
 */
export default function DocTagPage(props: Props): ReactNode {
  const {label} = useDocsArea();
  const {tag} = props;
  return (
    <>
      <DocTagDocListPage {...props} />
      <PageMetadata title={`${label}: ${tag.label}`} description={`${label}: ${tag.description ?? tag.label}`} />
    </>
  );
}
