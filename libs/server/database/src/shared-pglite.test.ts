import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SharedPGlite } from './shared-pglite.mjs';

let database: SharedPGlite;
beforeAll(async () => {
  database = await SharedPGlite.open({});
  await database.exec('create table kept (id int primary key)');
});
afterAll(() => database.close());

/** Message of PostgreSQL's protocol: its type, its length, its content. */
const message = (type: string, ...content: (string | number[])[]) => {
  const parts = content.map((part) =>
    typeof part === 'string' ? Buffer.from(`${part}\0`) : Buffer.from(part),
  );
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.concat(parts).length);
  return new Uint8Array(Buffer.concat([Buffer.from(type), length, ...parts]));
};
const none = [0, 0];
const parse = (text: string, name = '') => message('P', name, text, none);
const bind = (name = '') => message('B', '', name, none, none, none);
const execute = message('E', '', [0, 0, 0, 0]);
const sync = message('S');

/** Types of the answers, in a list for each time that the client is written to. */
const send = async (...messages: Uint8Array[]) => {
  const writes: string[] = [];
  for (const one of messages) {
    await database.execProtocolRawStream(one, {
      onRawData: (answer) => void writes.push(typesOf(Buffer.from(answer))),
    });
  }
  return writes;
};
const typesOf = (answers: Buffer) => {
  let types = '';
  for (let at = 0; at < answers.length; at += 1 + answers.readInt32BE(at + 1)) {
    types += String.fromCharCode(answers[at] ?? 0);
  }
  return types;
};
const rows = async () => (await database.query('select id from kept order by id')).rows;

describe('the database that connections share', () => {
  it('answers a statement by one write', async () => {
    expect(await send(parse('select 1'), bind(), execute, sync)).toEqual(['12DCZ']);
    expect(database.isInTransaction()).toBe(false);
  });

  it('tells an error of a statement by one write, and goes on', async () => {
    expect(await send(parse('select 1 / 0'), bind(), execute, sync)).toEqual(['1EZ']);
    expect(await send(parse('select wrong'), bind(), execute, sync)).toEqual(['EZ']);
    expect(await send(parse('select 1'), bind(), execute, sync)).toEqual(['12DCZ']);
  });

  it('parses a named statement once, and one that was refused again', async () => {
    const named = [parse('select 2', 'two'), bind('two'), execute, sync];
    expect(await send(...named)).toEqual(['12DCZ']);
    expect(await send(...named)).toEqual(['12DCZ']);
    const early = [parse('select * from later', 'later'), bind('later'), execute, sync];
    expect(await send(...early)).toEqual(['EZ']);
    await database.exec('create table later ()');
    expect(await send(...early)).toEqual(['12CZ']);
  });

  it('answers what it has when the client asks for it', async () => {
    const flush = message('H');
    expect(await send(parse('select 3'), flush, bind(), execute, sync)).toEqual(['1', '2DCZ']);
  });

  it('holds no large answer back until its end', async () => {
    const large = "select repeat('x', 10000) from generate_series(1, 100)";
    const writes = await send(parse(large), bind(), execute, sync);
    expect(writes.length).toBeGreaterThan(5);
  });

  it('runs nothing of a statement whose client left before its end', async () => {
    const insert = [parse('insert into kept values (1)'), bind(), execute];
    expect(await send(...insert, message('X'))).toEqual([]);
    expect(database.isInTransaction()).toBe(true);
    await database.exec('rollback');
    expect(database.isInTransaction()).toBe(false);
    expect(await rows()).toEqual([]);
    expect(await send(...insert, sync)).toEqual(['12CZ']);
    expect(await rows()).toEqual([{ id: 1 }]);
  });
});
