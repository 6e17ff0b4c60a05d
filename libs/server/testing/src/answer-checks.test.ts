import { describe, expect, it } from 'vitest';
import { lieOf } from './answer-checks';

const isEmailTaken = 'GET /auth/is-email-exists';
const said = (status: number, media: string, value: unknown) =>
  lieOf(isEmailTaken, status, media, JSON.stringify(value));
const json = 'application/json';
const problem = {
  type: 'urn:lms:problem:request.malformed',
  title: 'request.malformed',
  status: 400,
  code: 'request.malformed',
  requestId: '0197a4c2-5d1e-7c3a-9b64-2f8e1a7d3c55',
};

describe('an answer other than the document has it', () => {
  it('is found by its body', () => {
    expect(said(200, json, { exists: true })).toBeUndefined();
    expect(said(200, json, {})).toContain("must have required property 'exists'");
    expect(said(200, json, { exists: 'yes' })).toContain('/exists must be boolean');
    expect(said(200, json, { exists: true, name: 'A' })).toContain('"additionalProperty":"name"');
  });

  it('is found by its status, its media type and what it lacks', () => {
    expect(said(201, json, { exists: true })).toContain('status 201 is not declared');
    expect(said(200, 'text/html', 'yes')).toContain('200 as text/html is not declared');
    expect(lieOf(isEmailTaken, 200, '', undefined)).toContain('without a body');
  });

  it('is found in a problem', () => {
    const media = 'application/problem+json';
    expect(said(400, media, problem)).toBeUndefined();
    expect(said(400, json, problem)).toContain('400 as application/json is not declared');
    expect(said(400, media, { ...problem, code: 'auth.unheardOf' })).toContain(
      '/code must be equal',
    );
  });
});
