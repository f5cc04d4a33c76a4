import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { isDay } from '#shared/days.ts';
import type { Fact } from './facts-of.ts';

/** A remark is a reminder here; it stands in full among the evidence. */
const REMARK_MAX = 40;

function shortened(text: string): string {
  const characters = Array.from(text.replace(/\s+/gu, ' ').trim());
  return characters.length > REMARK_MAX
    ? `${characters.slice(0, REMARK_MAX - 1).join('')}…`
    : characters.join('');
}

/** A fact as a teacher reads it beside a value. */
export function useFactWords() {
  const { t } = useTranslation(['reports', 'records']);
  const { day, list } = useFormats();
  return (fact: Fact): string => {
    switch (fact.is) {
      case 'said':
        return fact.text;
      case 'late':
      case 'absent':
        return t(`facts.${fact.is}`, { count: fact.count });
      case 'phrase':
        return t('facts.times', { what: t(`records:phrases.${fact.phrase}`), count: fact.count });
      case 'score':
        return `${fact.title} ${t('evidence.score', { score: fact.score })}`;
      case 'done':
      case 'work':
        return t('facts.titled', { title: fact.title });
      case 'learnt':
        return t('facts.learnt', {
          titles: list(fact.titles.map((title) => t('facts.titled', { title }))),
        });
      case 'remark':
        return t(isDay(fact.date) ? 'facts.remarkOn' : 'facts.remark', {
          text: shortened(fact.text),
          day: isDay(fact.date) ? day(fact.date) : '',
        });
    }
  };
}
