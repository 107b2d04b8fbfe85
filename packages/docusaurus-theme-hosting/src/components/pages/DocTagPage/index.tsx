import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import DocTagDocListPage, {type Props} from '@theme/DocTagDocListPage';
import {docsAreaOf} from 'docusaurus-hosting/client';
import {areas} from '@generated/docusaurus-theme-hosting/default/site';

/**
 * The pages with a tag, for the option `docTagDocListComponent` of a docs area. The title names the area, so that equal tags
 * of two areas have different titles.
 */
export default function DocTagPage(props: Props): ReactNode {
  const {pathname} = useLocation();
  const area = docsAreaOf(pathname, areas)?.label ?? '';
  const {tag} = props;
  return (
    <>
      <DocTagDocListPage {...props} />
      <PageMetadata title={`${area}: ${tag.label}`} description={`${area}: ${tag.description ?? tag.label}`} />
    </>
  );
}
