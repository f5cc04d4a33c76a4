import type { Plugin } from 'vite';
import { HELP_TOPIC_IDS } from '#shared/help/topics.ts';
import { isLanguage } from '#shared/languages.ts';
import { fileOf, readHelp } from './read-pages.ts';

const PAGES = /^virtual:help\/(\w+)$/;

/** The pages of the help as data, one module for each language: what they quote is filled in when it is built. */
export function helpPages(source: string): Plugin {
  return {
    name: 'help-pages',
    resolveId: { filter: { id: PAGES }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:help\// },
      async handler(id) {
        const language = id.slice(id.lastIndexOf('/') + 1);
        if (!isLanguage(language)) return undefined;
        for (const topic of HELP_TOPIC_IDS) this.addWatchFile(fileOf(source, topic, language));
        return `export const pages = ${JSON.stringify(await readHelp(source, language))};`;
      },
    },
  };
}
