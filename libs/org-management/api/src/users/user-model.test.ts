import type { User } from '@lms/org-management/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createPeople, type People } from '../../testing/users-fixture';

let test: People;
beforeAll(async () => {
  test = createPeople(await createTestApp());
});
afterAll(() => test.close());

describe('a user', () => {
  it('has the whole user model of the specification, and keeps what is saved of it', async () => {
    const { id } = await test.person();
    const read = async () => (await test.system.get(`/user/${id}`)).json<User>();
    const user = await read();
    expect(user).toMatchObject({
      email: user.username,
      occupation: '',
      companyName: '',
      signOption: '',
      phone: '',
      imageUrl: null,
      address: null,
      socialNetworks: null,
    });
    const given = {
      signOption: 'phone',
      address: { line: '12 Lake Road', city: 'Dhaka', postCode: '1205' },
      socialNetworks: { linkedIn: '', facebook: '', twitter: '', instagram: '' },
    };
    const saved = await test.system.put(`/user/${id}`, { ...user, ...given });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await read()).toMatchObject(given);
    const { version } = await read();
    const odd = await test.system.put(`/user/${id}`, { ...user, version, passwordHash: 'x' });
    expect(odd.json()).toMatchObject({ errors: [{ field: 'passwordHash', code: 'unknown' }] });
  });
});
