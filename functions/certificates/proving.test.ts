import { describe, expect, it } from 'vitest';
import { certificates as entity } from '#functions/domain/certificates/certificate.ts';
import { proofs } from '#functions/domain/certificates/proof.ts';
import { retireCertificates } from '#functions/domain/certificates/retire-certificates.ts';
import { users } from '#functions/domain/people/user.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { eraseCertificateDrawings } from '#functions/retention/erase-drawings.ts';
import { certificates } from '#shared/certificates/contract.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { numberInWords } from '#shared/certificates/number.ts';
import { CODE } from '#shared/codes.ts';
import { parents } from '#shared/parents/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeCertificate, storeTemplate } from '#tests/factories/certificate.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { makeFamily } from '#tests/factories/parent.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { shiftAt } from '#tests/factories/shift.ts';
import { storedObject } from '#tests/factories/stored-object.ts';

const { verify, revoke, again, list, file, family } = certificates.endpoints;

const makeScene = async () => {
  const of = await makeFamily({ schoolId: await makeSchool() });
  return { ...of, made: await makeCertificate(of.teacher, of.child, { nameStyle: 'masked' }) };
};

const check = (number: string, sourceIp?: string) =>
  call(verify, { payload: { number }, sourceIp });
const today = dayFromToday(0);

describe('the number of a certificate', () => {
  it('proves school, title, name as the school chose, and day, and nothing else', async () => {
    const { made } = await makeScene();
    const proof = {
      school: '星火编程学校',
      title: '结业证书',
      name: '王*涵',
      date: today,
      state: 'valid',
      since: '',
    };
    expect((await check(made.code)).data).toEqual(proof);
    const whole = numberInWords(made.year, made.running, made.code);
    expect((await check(whole.toLowerCase())).data).toEqual(proof);
  });

  it('is not known when it is guessed, and guessing ends for the network', async () => {
    const { made } = await makeScene();
    const network = '203.0.113.77';
    for (let tried = 0; tried < CERTIFICATE_LIMITS.triesPerHour; tried += 1)
      expect((await check(tried % 2 ? 'nonsense' : 'K7QF29XPM4TRDW1', network)).code).toBe(
        CODE.notFound,
      );
    const refused = await check(made.code, network);
    expect(refused.code).toBe(CODE.wait);
    expect(refused.data).toMatchObject({ retryAfter: expect.any(Number) });
    expect((await check(made.code)).code).toBe(CODE.ok);
  });
});

describe('a certificate that is revoked', () => {
  it('says so with the day, by who made it and principals only, and stays so', async () => {
    const { teacher, child, made } = await makeScene();
    const stranger = await makePerson(teacher.schoolId, ROLE.teacher);
    const asked = { certificate_id: made.id, reason: '重复发放' };
    expect((await call(revoke, { as: stranger, payload: asked })).code).toBe(CODE.forbidden);
    const done = await call(revoke, { as: teacher, payload: asked });
    expect(done.data.certificate).toMatchObject({
      state: 'revoked',
      revoked: today,
      reason: '重复发放',
    });
    const repeated = await call(revoke, { as: teacher, payload: { ...asked, reason: 'x' } });
    expect(repeated.data.certificate.reason).toBe('重复发放');
    expect((await check(made.code)).data).toMatchObject({ state: 'revoked', since: today });
    const of = { certificate_id: made.id, kind: 'png' };
    expect((await call(file, { as: teacher, payload: of })).code).toBe(CODE.wait);
    expect((await call(file, { as: child, payload: of })).code).toBe(CODE.notFound);
    expect((await call(list, { as: child, payload: {} })).data.list).toEqual([]);
    const remade = { certificate_id: made.id, version: 1, title: '新', date: today };
    expect((await call(again, { as: teacher, payload: remade })).code).toBe(CODE.wait);
  });
});

describe('a certificate that is made again', () => {
  it('has the name of now and another number, and the old one says that it was replaced', async () => {
    const { teacher, child, made } = await makeScene();
    await users.change(child, (user) => ({ ...user, name: '王梓涵' }));
    const asked = { certificate_id: made.id, version: 1, title: '优秀结业证书', date: today };
    const first = await call(again, { as: teacher, payload: asked });
    expect(first.data.certificate).toMatchObject({
      version: 2,
      student_name: '王梓涵',
      title: '优秀结业证书',
    });
    const { number } = first.data.certificate;
    expect(number.slice(0, 9)).toBe(numberInWords(made.year, made.running, '').slice(0, 9));
    // The same request again changes nothing; another one began from a version that is over.
    const repeated = await call(again, { as: teacher, payload: asked });
    expect(repeated.data.certificate.number).toBe(number);
    const stale = await call(again, { as: teacher, payload: { ...asked, title: '别的' } });
    expect(stale.code).toBe(CODE.wait);
    expect(stale.data).toMatchObject({ current: { version: 2 } });
    expect((await check(made.code)).data).toMatchObject({ state: 'replaced', since: today });
    expect((await check(number)).data).toMatchObject({ state: 'valid', title: '优秀结业证书' });
    const template_id = await storeTemplate(teacher);
    const third = await call(again, {
      as: teacher,
      payload: { ...asked, version: 2, template_id },
    });
    expect(third.data.certificate.version).toBe(3);
    const found = await entity.get(made, { consistent: true });
    expect(found?.designId).not.toBe(made.designId);
  });
});

describe('the page for the family', () => {
  it('lists valid certificates of the child, and opens them for it alone', async () => {
    const { teacher, child, sibling, token, made } = await makeScene();
    const other = await makeCertificate(teacher, sibling);
    const page = await call(parents.endpoints.showPage, { payload: { token } });
    expect(page.data.certificates).toMatchObject([{ id: made.id, title: '结业证书' }]);
    const open = (certificate_id: typeof made.id, more: object = {}) =>
      call(family, { payload: { token, certificate_id, kind: 'pdf', ...more } });
    const found = await open(made.id);
    expect(found.data.file_name).toBe(`${child.name} 结业证书.pdf`);
    expect((await open(other.id)).code).toBe(CODE.notFound);
    expect((await open(other.id, { child: sibling.userId })).code).toBe(CODE.ok);
    expect(
      (await call(family, { payload: { token: 'x', certificate_id: made.id, kind: 'png' } })).code,
    ).toBe(CODE.notFound);
  });
});

describe('the certificates of a student who has left', () => {
  it('are in no list, their drawings are removed, and their numbers still prove them', async () => {
    const { teacher, child, made } = await makeScene();
    const whole = await makeCertificate(teacher, child);
    await call(file, { as: teacher, payload: { certificate_id: made.id, kind: 'png' } });
    const key = `schools/${made.schoolId}/reports/${made.id}/1/certificate.png`;
    expect(await storedObject(key)).toBeDefined();
    const expires = Math.floor(Date.now() / 1000) + 1000;
    await retireCertificates(child, expires);
    await retireCertificates(child, expires);
    await eraseCertificateDrawings(liveDeps, shiftAt());
    expect(await storedObject(key)).toBeUndefined();
    const principal = await makePerson(teacher.schoolId, ROLE.principal);
    expect((await call(list, { as: principal, payload: {} })).data.list).toEqual([]);
    expect(await entity.get(made, { consistent: true })).toMatchObject({ expires });
    expect((await check(whole.code)).data).toMatchObject({ state: 'valid', name: '王*涵' });
    expect(await proofs.get(made.code)).toMatchObject({ name: '王*涵' });
  });
});
