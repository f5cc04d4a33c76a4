import { useState } from 'react';
import type { Design } from '#shared/certificates/design.ts';
import type { TemplateDto } from '#shared/contracts/certificate-fields.ts';
import type { Language } from '#shared/languages.ts';
import { useDesign } from './use-design.ts';
import type { UploadedPicture } from './use-upload.ts';

/** What an edit begins from. */
export interface Begun {
  readonly template: TemplateDto | undefined;
  readonly name: string;
  readonly script: Language;
  readonly design: Design;
}

const contentOf = (name: string, script: Language, design: Design): string =>
  JSON.stringify([name.trim(), script, design]);

/** A template that is being changed; nothing is saved before somebody asks for it. */
export function useTemplateEditing(begun: Begun) {
  const design = useDesign(begun.design);
  const [name, setName] = useState(begun.name);
  const [script, setScript] = useState(begun.script);
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>(
    begun.template?.pictures ?? {},
  );
  const content = contentOf(name, script, design.design);
  return {
    design,
    name,
    setName,
    script,
    setScript,
    pictures,
    addPicture: ({ key, url }: UploadedPicture) =>
      setPictures((before) => ({ ...before, [key]: url })),
    content,
    isChanged: content !== contentOf(begun.name, begun.script, begun.design),
  };
}
export type TemplateEditing = ReturnType<typeof useTemplateEditing>;
