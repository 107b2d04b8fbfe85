import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowRight} from 'lucide-react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import {formatDay} from 'docusaurus-hosting/client';
import {everydayNames, keyPages, operator, services, tasks} from '@generated/docusaurus-theme-hosting/default/site';
import GuideChooser from '../../markdown/GuideChooser';
import LifecycleBadge from '../../markdown/LifecycleBadge';
import ServiceState from '../../markdown/ServiceState';
import Icon from '../../shared/Icon';
import form from '../../shared/form.module.css';
import styles from './styles.module.css';

/** Posts on the home page; the sidebar and the archive have all. */
const latest = 3;

/** A large box that leads to the page with all results. Not shown without JavaScript, which the search needs. */
function Search(): ReactNode {
  return (
    <form action={useBaseUrl('/search')} className={`cluster needs-scripting ${styles.search}`}>
      <label htmlFor="home-search" className="visually-hidden">
        Suche nach einem Dienst, einer Frage oder einer Fehlermeldung
      </label>
      <input id="home-search" type="search" name="q" className={form.input} required placeholder="Deine Frage" />
      <button type="submit" className="button button--primary">
        Suchen
      </button>
    </form>
  );
}

function Services(): ReactNode {
  const current = Object.entries(services).filter(([, {lifecycle}]) => lifecycle.phase !== 'off');
  return (
    <section aria-labelledby="dienste">
      <h2 id="dienste">Dienste</h2>
      <ul className={clsx('clean-list underlined-links', styles.services)}>
        {current.map(([id, {title, docs, icon, lifecycle}]) => (
          <li key={id}>
            <Icon icon={icon} className={styles.icon} />
            <span>
              <Link to={docs}>{everydayNames[id] ?? title}</Link>{' '}
              {everydayNames[id] && <small className={styles.muted}>{title} </small>}
              {lifecycle.phase !== 'active' && <LifecycleBadge service={id} />}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={keyPages.allServices} className="cluster">
          Alle Dienste entdecken <Icon icon={ArrowRight} size={18} />
        </Link>
      </p>
    </section>
  );
}

function Posts({items}: Pick<Props, 'items'>): ReactNode {
  return (
    <section aria-labelledby="beiträge">
      <h2 id="beiträge">Neue Beiträge</h2>
      <ul className={clsx('clean-list', styles.posts)}>
        {items.slice(0, latest).map(({content: {metadata}}) => (
          <li key={metadata.permalink}>
            <Link to={metadata.permalink}>{metadata.title}</Link>{' '}
            <time dateTime={metadata.date}>{formatDay(metadata.date.slice(0, 10))}</time>
          </li>
        ))}
      </ul>
      <p>
        <Link to={useBaseUrl('/archive')} className="cluster">
          Alle Beiträge <Icon icon={ArrowRight} size={18} />
        </Link>
      </p>
    </section>
  );
}

/**
 * The home page, for the option `blogListComponent` of a blog at the site's root: what visitors come for, the state of the
 * services, the services, and the latest posts. The layout is the blog's without its list in the menu of phones, which begins
 * with the site's parts here.
 */
export default function HomePage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <Layout>
        <div className="container margin-vert--lg">
          <div className="row">
            <BlogSidebarDesktop sidebar={sidebar} />
            <main className="col col--7">
              <h1>Wobei können wir helfen?</h1>
              <Search />
              <ul className={clsx('clean-list', styles.tasks)}>
                {tasks.map(({label, to, icon}) => (
                  <li key={to}>
                    <Link to={to}>
                      <Icon icon={icon} size={24} /> {label}
                    </Link>
                  </li>
                ))}
              </ul>
              <ServiceState />
              <section aria-labelledby="einrichten">
                <h2 id="einrichten">Einrichten</h2>
                {keyPages.firstSteps && (
                  <div className="markdown margin-bottom--md">
                    <p>
                      Neu hier? Beginne mit den <Link to={keyPages.firstSteps}>ersten Schritten</Link>.
                    </p>
                  </div>
                )}
                <GuideChooser />
              </section>
              <Services />
              <Posts items={items} />
              <p className={clsx('margin-top--lg', styles.muted)}>{operator.description}</p>
            </main>
          </div>
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
