import fastify from 'fastify';
import pg from 'pg';

/**
 * Bare server beside the product's in the same run: figures depend on the machine, their ratio does
 * less. `/` answers nothing else, `/page` reads twenty users by their key with a prepared
 * statement, `/users` is a list as it is first written: a page by OFFSET, an exact count. Run as a process of its own, so that it shares no thread with what makes the requests.
 */
const pool = new pg.Pool(JSON.parse(process.env.BARE_DATABASE));
const app = fastify();
app.get('/', async () => ({ status: 'ok' }));
app.get('/page', async () => {
  const { rows } = await pool.query({
    name: 'page',
    text: 'select id, username, name, status, roles from users order by id limit 20',
  });
  return rows;
});

app.get('/users', async ({ query: { search, page = 1 } }) => {
  const found = search ? 'and (name ilike $1 or username ilike $1)' : '';
  const from = `from users where status = 'ACTIVE' ${found}`;
  const values = search ? [`%${search}%`] : [];
  const [{ rows }, counted] = await Promise.all([
    pool.query(
      `select id, username, name, status, roles ${from}
       order by created_at desc limit 10 offset ${(Number(page) - 1) * 10}`,
      values,
    ),
    pool.query(`select count(*) ${from}`, values),
  ]);
  return { items: rows, total: Number(counted.rows[0].count) };
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
