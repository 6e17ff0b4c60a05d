import { code } from '@lms/contract';
import { bengaliFontFile, type Deps, requestLanguage, validate } from '@lms/server/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import { type DemoGateway, type DemoPayment, notificationKinds } from './demo-gateway';
import { closedPage, payPage, unknownPage } from './demo-gateway-html';
import { demoGatewayStyle } from './demo-gateway-style';

const formSchema = object({
  outcome: string()
    .oneOf(['PAID', 'FAILED', 'CANCELLED'] as const, code('oneOf'))
    .required(code('required')),
  notification: string().oneOf(notificationKinds, code('oneOf')).required(code('required')),
}).noUnknown();

const backUrlOf = ({ returnUrl, reference }: DemoPayment) => `${returnUrl}?reference=${reference}`;

/** Registers the demo gateway's pages, under an address outside the platform's own. */
export const demoGatewayPages = (app: FastifyInstance, deps: Deps, demo: DemoGateway) => {
  // Browsers apply form-action to the redirects that follow a form as well.
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self' ${new URL(deps.config.publicUrl).origin}; base-uri 'none'; frame-ancestors 'none'`;

  const find = async (request: FastifyRequest) => {
    const { reference } = request.params as { reference: string };
    return /^[\w-]+$/.test(reference) ? demo.find(reference) : undefined;
  };

  const sendPage = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .status(status)
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);

  void app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );

    scope.get('/demo-gateway/style.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(demoGatewayStyle),
    );

    // Amounts have a taka sign, which not every device can show.
    scope.get('/demo-gateway/bengali.ttf', (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000')
        .type('font/ttf')
        .send(bengaliFontFile()),
    );

    scope.get('/demo-gateway/pay/:reference', async (request, reply) => {
      const language = requestLanguage(request);
      const payment = await find(request);
      if (!payment) return sendPage(reply, unknownPage(language), 404);
      if (payment.status === 'OPEN') return sendPage(reply, payPage(payment, language));
      return sendPage(reply, closedPage(payment, backUrlOf(payment), language));
    });

    scope.post('/demo-gateway/pay/:reference', async (request, reply) => {
      const { outcome, notification } = validate(formSchema, request.body ?? {});
      const payment = await find(request);
      if (!payment) return sendPage(reply, unknownPage(requestLanguage(request)), 404);
      await demo.decide(payment.reference, outcome, notification);
      return reply.redirect(backUrlOf(payment), 303);
    });
  });
};
