import fastify from 'fastify';
import pg from 'pg';

/**
 * Bare server beside the product's in the same run: figures depend on the machine, their ratio does
 * less. `/` answers nothing else, `/page` reads twenty users by their key with a prepared
 * statement. Run as a process of its own, so that it shares no thread with what makes the requests.
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
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
