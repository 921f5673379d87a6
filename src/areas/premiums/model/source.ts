/** What pays, when it is not a card on file: a card entered on the provider's page (F-23). No card is called that: their ids are the provider's. */
export const NEW_CARD = 'new-card'
