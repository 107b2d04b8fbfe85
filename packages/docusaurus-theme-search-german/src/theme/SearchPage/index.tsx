import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import SearchResults from '../../ui/SearchResults';
import {useSearchData} from '../../ui/useSearchData';

/** `/search`: all results for the query in the address. */
export default function SearchPage(): ReactNode {
  const {texts} = useSearchData();
  return (
    <Layout title={texts.pageTitle} description={texts.pageDescription}>
      <SearchResults />
    </Layout>
  );
}
