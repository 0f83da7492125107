/** The pages that need no table, as somebody sees them who has never been here. */
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

const searched = { en: 'coaster', de: 'Deckel' } as const

export async function reading(_: Stage, windows: Windows): Promise<void> {
  await windows.goTo('/')
  await windows.take('home')
  await windows.goTo('/new')
  await windows.take('new')
  await windows.press('form.new_form details summary')
  await windows.take('new-house-rules', 'whole')
  await windows.goTo('/rules')
  await windows.take('rules')
  await windows.goTo('/rules/rats')
  await windows.shows('.rules_chapter')
  await windows.take('rules-rats', 'whole')
  await windows.each(({ page, language }) => page.locator('input[type=search]').fill(searched[language]))
  await windows.shows('search .kit_link')
  // On a phone the finds lie below the minute; on a wide screen everything is in sight.
  await windows.each(async ({ page, size }) => {
    if (size === 'phone') await page.locator('search').evaluate((search) => search.scrollIntoView({ block: 'start' }))
    else await page.evaluate(() => scrollTo(0, 0))
  })
  await windows.take('rules-search')
  await windows.goTo('/practice/rats')
  await windows.take('practice')
  await windows.goTo('/learn/rats')
  for (const step of [1, 2]) {
    await windows.shows(`.coach[data-step="${step}"]`)
    await windows.press('.coach footer .kit_ink')
  }
  await windows.shows('.coach[data-waits="move"]')
  await windows.take('learn-rats')
  await windows.goTo('/fair')
  await windows.take('fair', 'whole')
  await windows.goTo('/know')
  await windows.take('know', 'whole')
  await windows.goTo('/about')
  await windows.take('about', 'whole')
  await windows.inside(() => document.querySelector('.about_kept')?.scrollIntoView({ block: 'start' }), undefined)
  await windows.take('about-kept', 'short')
  await windows.goTo('/behind/the/wall')
  await windows.take('nowhere')
}
