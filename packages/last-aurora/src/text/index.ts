export const words = { en: { messages: {}, nouns: {} }, pl: { messages: {}, nouns: {} } };
