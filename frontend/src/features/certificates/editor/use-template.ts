import { useDraft } from '#frontend/src/lib/drafts/use-draft.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import type { TemplateDto } from '#shared/certificates/fields.ts';
import type { Language } from '#shared/languages.ts';
import { draftKind, type TemplateValues } from './template.draft.ts';
import { useDesign } from './use-design.ts';
import type { UploadedPicture } from './use-upload.ts';

/** What an edit begins from. */
export interface Begun {
  readonly record: TemplateDto | null;
  readonly value: TemplateValues;
  /** Which of ours a new one begins from. */
  readonly madeFrom?: string;
}

/** A template that is being changed; nothing is saved before somebody asks for it. */
export function useTemplateEditing({ record, value, madeFrom }: Begun) {
  const start = { record, value };
  const drafting = useDraft(draftKind, { context: undefined, start, madeFrom });
  const { values, change } = drafting.draft;
  const { name, script, design, pictures } = useStore(values);
  const set = (changes: Partial<TemplateValues>) => change({ ...values.get(), ...changes });
  return {
    drafting,
    design: useDesign(design, (to) => set({ design: to(values.get().design) })),
    name,
    setName: (next: string) => set({ name: next }),
    script,
    setScript: (next: Language) => set({ script: next }),
    pictures,
    addPicture: ({ key, url }: UploadedPicture) =>
      set({ pictures: { ...values.get().pictures, [key]: url } }),
  };
}
export type TemplateEditing = ReturnType<typeof useTemplateEditing>;
