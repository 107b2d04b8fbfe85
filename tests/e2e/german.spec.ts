import {expect, test} from '@playwright/test';
import {complaints, isEnglish, isFormal} from '../support/browser/german';
import {open} from '../support/browser/site';

test('the word lists tell German from English', () => {
  for (const text of [
    'Toggle navigation bar',
    'Main',
    'View All Authors',
    'system mode',
    '(opens in new tab)',
    'Ein doc tagged',
  ]) {
    expect(isEnglish(text), text).toBe(true);
  }
  for (const text of [
    'Du findest die App im Menü.',
    'Das ist in Ordnung, wenn du es so willst.',
    'Open-Source-Programme',
  ]) {
    expect(isEnglish(text), text).toBe(false);
  }
  expect(isFormal('Geben Sie hier Ihre Suche ein')).toBe(true);
  expect(isFormal('Die Daten sind da. Sie liegen verschlüsselt.')).toBe(false);
  expect(isFormal('…Sie bleibt in diesem Browser.')).toBe(false);
});

test('every state of the controls speaks German', {tag: '@widths'}, async ({page}, {project}) => {
  await open(page, '/services/konto');
  const found: string[] = [];
  const note = async (state: string): Promise<void> => {
    found.push(...(await complaints(page)).map((line) => `${state}: ${line}`));
  };
  if (project.name.startsWith('phone')) {
    await page.locator('.navbar__toggle').click();
    await note('mobile menu');
    await page.locator('.navbar-sidebar__back').click();
    await page.locator('.navbar-sidebar .menu__caret:visible').first().click();
    await note('mobile main menu with languages');
  } else {
    const toggle = page.locator('.navbar button[title]').first();
    for (const state of ['dunkle Ansicht', 'helle Ansicht', 'Ansicht wie im System']) {
      await toggle.click();
      await expect(toggle).toHaveAttribute('title', state);
      await note(`color mode ${state}`);
    }
    await page.locator('.navbar .dropdown > a').hover();
    await note('language menu');
    const carets = await page.locator('.theme-doc-sidebar-menu .menu__caret').all();
    expect(carets).not.toEqual([]);
    for (const caret of carets) {
      await caret.click();
    }
    await note('sidebar with all categories toggled');
  }
  expect(found).toEqual([]);
});
