import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { type NoticeValues, payloadOf, valuesOf } from './notice-form.ts';
import type { EditorStart, NoticeWriting } from './use-notice-writing.ts';

const MOST = 160;

function wordsOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('text' in node) return String(node.text);
  const parts = 'content' in node && Array.isArray(node.content) ? node.content : [];
  return parts.map(wordsOf).join(' ');
}

/** The beginning of a rich text as plain text, to tell two versions apart. */
function textOf(content: unknown): string {
  const words = wordsOf(JSON.parse(String(content)))
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > MOST ? `${words.slice(0, MOST).toWellFormed()}…` : words;
}

interface Props {
  readonly writing: NoticeWriting;
  readonly start: EditorStart;
  /** The values of the fields were replaced. */
  readonly onChosen: () => void;
}

type Compared = Readonly<Record<string, unknown>> & NoticeValues;

/** The notice was changed in between: asks which title and which text stay. Whom it goes to is not compared. */
export function ConflictDialog({ writing, start, onChosen }: Props) {
  const { t } = useTranslation('editor');
  const timeZone = useTimeZone();
  const { form, theirs, store, setNotice, setTheirs, saveDraft } = writing;
  if (!theirs) return null;
  const mine = form.getValues() as NoticeValues;
  const stored = valuesOf({ ...theirs, people: [] }, timeZone);
  const others = {
    ...mine,
    title: stored.title,
    content: stored.content,
    file_ids: stored.file_ids,
  };
  return (
    <CompareDialog<Compared>
      original={{ ...start.values }}
      mine={{ ...mine }}
      theirs={others}
      fields={[
        { name: 'title', label: t('name') },
        { name: 'content', label: t('content'), show: textOf },
      ]}
      onChoose={(chosen) => {
        store.adopt(theirs.notice, payloadOf(stored));
        setNotice(theirs.notice);
        setTheirs(null);
        form.reset(chosen, { keepDefaultValues: true });
        onChosen();
        void form.attempt(async () => void (await saveDraft()));
      }}
      onCancel={() => setTheirs(null)}
    />
  );
}
