import * as z from 'zod';
import {
  type CertificateTemplateValue,
  certificateTemplates,
  TEMPLATE_LIST,
} from '#functions/domain/certificates/certificate-template.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import type { certificates } from '#shared/certificates/contract.ts';
import { picturesOf } from '#shared/certificates/design.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import { CertificateTemplateId, newId } from '#shared/ids.ts';
import { toTemplateDto } from './dtos.ts';
import { requirePictures } from './picture-access.ts';
import { loadOwnTemplate, loadTemplate } from './scope.ts';

type Calls = typeof certificates.endpoints;
type Saved = Input<Calls['templateSave']>;

export const listTemplates: UseCase<Calls['templates']> = async (actor, { cursor }, deps) => {
  const { schoolId } = actor;
  const list = schoolList(schoolId, TEMPLATE_LIST);
  const { entries, next } = await pageOfList(list, {
    limit: CERTIFICATE_LIMITS.templatesMax,
    from: await fromCursor(cursor, list),
    descending: true,
  });
  const found = await certificateTemplates.getMany(
    entries.map(({ target }) => ({ schoolId, id: CertificateTemplateId.parse(target) })),
  );
  const now = deps.now();
  const shown = found.flatMap((each) => (each ? [toTemplateDto(actor, each, now)] : []));
  return { list: await Promise.all(shown), cursor: await toCursor(next, list) };
};

const toAnswer = async (actor: Actor, id: CertificateTemplateId, now: Date) => ({
  template: await toTemplateDto(actor, await loadTemplate(actor, id), now),
});

export const showTemplate: UseCase<Calls['template']> = (actor, { template_id }, deps) =>
  toAnswer(actor, template_id, deps.now());

type Made = { readonly id: CertificateTemplateId };

async function requireRoom({ schoolId }: Actor): Promise<void> {
  const most = CERTIFICATE_LIMITS.templatesMax;
  const list = schoolList(schoolId, TEMPLATE_LIST);
  const { entries } = await pageOfList(list, { limit: most, consistent: true });
  if (entries.length >= most)
    throw new CallError(CODE.wait, {
      reason: 'certificates.tooManyTemplates',
      params: { count: most },
    });
}

async function add(actor: Actor, input: Saved, recording: Recording<Made>, now: Date) {
  await Promise.all([requireRoom(actor), requirePictures(actor, input.design)]);
  const { schoolId } = actor;
  const template: CertificateTemplateValue = {
    schoolId,
    id: newId('certificateTemplate', now.getTime()),
    name: input.name,
    script: input.script,
    design: input.design,
    by: actor.userId,
    byName: actor.user.name,
    changed: now.toISOString(),
  };
  const shown = await changingShown(actor, [[], picturesOf(input.design)]);
  await transact([
    ...recording({ id: template.id }, now),
    ...certificateTemplates.creating(template, template),
    ...shown.writes,
    ...loggingOperation({ ...actor, now }, 'certificate.template', {
      id: template.id,
      name: input.name,
    }),
  ]);
  return template.id;
}

async function edit(
  actor: Actor,
  id: CertificateTemplateId,
  { input, recording, now }: { input: Saved; recording: Recording<Made>; now: Date },
) {
  const before = await loadOwnTemplate(actor, id);
  if (before.rev !== input.rev) throw changedMeanwhile(await toTemplateDto(actor, before, now));
  const known = picturesOf(before.design);
  await requirePictures(actor, input.design, known);
  const { rev: _, ...value } = before;
  const { name, script, design } = input;
  const after = { ...value, name, script, design, changed: now.toISOString() };
  const shown = await changingShown(actor, [known, picturesOf(design)]);
  await transact([
    ...recording({ id }, now),
    ...certificateTemplates.replacing(before, before, after),
    ...shown.writes,
    ...loggingOperation({ ...actor, now }, 'certificate.template', { id, name }),
  ]);
  return id;
}

export const saveTemplate: UseCase<Calls['templateSave']> = async (actor, input, deps) => {
  const now = deps.now();
  const id = await once(requestOf(actor, 'certificate.template', input), {
    made: z.object({ id: CertificateTemplateId }),
    find: (made) => made.id,
    make: (recording) =>
      retryWrite(() =>
        input.template_id
          ? edit(actor, input.template_id, { input, recording, now })
          : add(actor, input, recording, now),
      ),
  });
  return toAnswer(actor, id, now);
};

export const removeTemplate: UseCase<Calls['templateRemove']> = async (
  actor,
  { template_id },
  deps,
) => {
  const now = deps.now();
  await retryWrite(async () => {
    const found = await loadOwnTemplate(actor, template_id);
    const shown = await changingShown(actor, [picturesOf(found.design), []]);
    await transact([
      ...certificateTemplates.removing(found, found),
      ...shown.writes,
      ...loggingOperation({ ...actor, now }, 'certificate.template-remove', {
        id: found.id,
        name: found.name,
      }),
    ]);
  });
  return null;
};
