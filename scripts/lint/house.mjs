/**
 * The house's own rule for oxlint, which has no `no-restricted-syntax`: nodes that a selector finds
 * (https://eslint.org/docs/latest/extend/selectors) are refused with the message beside it.
 */
const restrictedSyntax = {
  meta: {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
        required: ['selector', 'message'],
        additionalProperties: false,
      },
    },
  },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
};

export default { meta: { name: 'house' }, rules: { 'restricted-syntax': restrictedSyntax } };
