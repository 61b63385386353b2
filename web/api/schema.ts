// Generated from openapi.json by `make api`; do not edit.
export interface paths {
    "/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles, the newest first */
        get: operations["get-blog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An article with what to read next */
        get: operations["get-blog-by-slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an empty cart
         * @description `after` names a cart that became an order: what was saved for later in it comes along.
         */
        post: operations["post-carts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A cart with current prices
         * @description 404 `cart_not_found`, or `cart_ordered` once it became an order (`extra` has `orderId`): open another.
         */
        get: operations["get-carts-by-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the browser’s cart the signed-in user’s
         * @description What the user had left in a cart elsewhere joins it. Use the cart of the answer from now on: its id may be another.
         */
        post: operations["post-carts-by-id-claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the code of a promotion
         * @description 404 `code_unknown`, also for a code of a shop that has nothing in the cart; 400 `code_ended`, `code_not_begun`, `code_used_up`, `code_used_by_you`, `too_many_codes`. A code that takes nothing off for now is kept, and the cart says why.
         */
        post: operations["post-carts-by-id-codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}/codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a code out */
        delete: operations["delete-carts-by-id-codes-by-code"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}/items/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add units of a variant
         * @description Adds to the quantity of a variant that is in the cart already. Above its limit: 400 `limit_exceeded`, and nothing is changed. 409 `cart_charging` while an order of the cart is being paid, as for any other change.
         */
        post: operations["post-carts-by-id-items"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the quantity of an item */
        put: operations["put-carts-by-id-items-by-item-id"];
        post?: never;
        /** Take an item out */
        delete: operations["delete-carts-by-id-items-by-item-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}/items/{itemId}/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a saved item back in the cart
         * @description As many units as may be bought. 409 `out_of_stock` or `shop_is_away`, 404 `variant_not_found` when none may.
         */
        post: operations["post-carts-by-id-items-by-item-id-back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}/items/{itemId}/later": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an item for later
         * @description It leaves the sums and stands in `saved`.
         */
        post: operations["post-carts-by-id-items-by-item-id-later"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell which changed prices were shown
         * @description Each item keeps the price its shopper last saw, so that a change of price is reported once.
         */
        post: operations["post-carts-by-id-seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}/stores/{storeId}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose how a shop's part is delivered
         * @description The cart remembers it. 422 `delivery_not_offered` for what the shop does not offer; 404 `cart_store_not_found` for a shop that is not in the cart.
         */
        put: operations["put-carts-by-id-stores-by-store-id-delivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a contact message */
        post: operations["post-contact-messages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to a shop about an order
         * @description Plain text of 1 to 500 characters; tags are removed. 409 `order_not_ready` while the order is not paid.
         */
        post: operations["post-customer-messages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-messages/orders/{orderId}/stores/{storeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a customer and a shop wrote about an order */
        get: operations["get-customer-messages-orders-by-order-id-stores-by-store-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-messages/orders/{orderId}/stores/{storeId}/read-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Note that the thread was read */
        patch: operations["patch-customer-messages-orders-by-order-id-stores-by-store-id-read-status"];
        trace?: never;
    };
    "/faq/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions and answers: faq-clients or faq-vendeurs */
        get: operations["get-faq-by-code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send feedback */
        post: operations["post-feedback-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/giveaway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the giveaway stands
         * @description Enter by `POST /newsletter/subscribe` with `attributes.event` = `contest_no_waste`. The draw can be checked: the rank of a ticket is SHA-256(seed + line feed + ticket), the smallest wins; `entriesDigest` is SHA-256 of the sorted tickets, each ended by a line feed.
         */
        get: operations["get-giveaway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/accounts:signInWithPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an e-mail and a password for tokens
         * @description Refusals are 400 with `error.message` INVALID_LOGIN_CREDENTIALS or TOO_MANY_ATTEMPTS_TRY_LATER, with `Retry-After`. The refresh token is set as a cookie too, which scripts cannot read; another names the browser, for which guesses made elsewhere do not matter.
         */
        post: operations["post-identity-accounts-sign-in-with-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys that ID tokens are signed with (JWK set) */
        get: operations["get-identity-keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session
         * @description Of the refresh token given, else of the cookie's. The cookie is removed.
         */
        post: operations["post-identity-sign-out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for new tokens
         * @description Form-encoded `grant_type=refresh_token` and `refresh_token`, which is spent by it. Without `refresh_token` the cookie's is taken, and the next one is set as a cookie alone. Refusals are 400 with `error.message` INVALID_REFRESH_TOKEN or TOKEN_EXPIRED, and remove the cookie.
         */
        post: operations["post-identity-token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices of an order */
        get: operations["list-invoices-orders-by-order-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/orders/{orderId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The one invoice of an order, as PDF
         * @description Every shop's part with its own number, the contribution, the card, refunds and what is left. 404 until the order is paid.
         */
        get: operations["list-invoices-orders-by-order-id-pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs/product-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A product page was opened */
        post: operations["post-logs-product-view"];
        delete?: never;
        options?: never;
        head?: never;
        /** How long the page was open */
        patch: operations["patch-logs-product-view"];
        trace?: never;
    };
    "/logs/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A search was made */
        post: operations["post-logs-search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["get-me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a subscription */
        post: operations["post-newsletter-confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the newsletter
         * @description ALREADY_EXIST when the address reads it already: no failure, and no second welcome. CONFIRMATION_SENT, with double opt-in only: a letter asks to confirm. With the event contest_no_waste the address also enters the giveaway; 400 giveaway_closed after its close date.
         */
        post: operations["post-newsletter-subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave the newsletter */
        post: operations["post-newsletter-unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave the newsletter from a mail program (RFC 8058) */
        post: operations["post-newsletter-unsubscribe-by-token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/bulletins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Announcements to the shops, the newest first */
        get: operations["get-operator-bulletins"];
        put?: never;
        /** Announce something to the shops */
        post: operations["post-operator-bulletins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/bulletins/{bulletinId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an announcement
         * @description 409 `bulletin_changed` with another revision than the one kept, `bulletin_withdrawn`.
         */
        put: operations["put-operator-bulletins-by-bulletin-id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/bulletins/{bulletinId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an announcement
         * @description 409 `bulletin_withdrawn`.
         */
        post: operations["post-operator-bulletins-by-bulletin-id-withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Letters to the subscribers, the newest first */
        get: operations["get-operator-campaigns"];
        put?: never;
        /** Write a letter to the subscribers */
        post: operations["post-operator-campaigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/campaigns/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A letter as readers would see it */
        post: operations["post-operator-campaigns-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/campaigns/{campaignId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A letter and how far its sending has come */
        get: operations["get-operator-campaigns-by-campaign-id"];
        /** Write a draft anew */
        put: operations["put-operator-campaigns-by-campaign-id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/campaigns/{campaignId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up the sending of a letter */
        post: operations["post-operator-campaigns-by-campaign-id-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/campaigns/{campaignId}/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a letter to the subscribers, or go on with it */
        post: operations["post-operator-campaigns-by-campaign-id-launch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/campaigns/{campaignId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause the sending of a letter */
        post: operations["post-operator-campaigns-by-campaign-id-stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/campaigns/{campaignId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a letter to oneself */
        post: operations["post-operator-campaigns-by-campaign-id-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tree of categories */
        get: operations["get-operator-categories"];
        put?: never;
        /** Add a category */
        post: operations["post-operator-categories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/categories/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an empty category */
        delete: operations["delete-operator-categories-by-category-id"];
        options?: never;
        head?: never;
        /** Rename, move or illustrate a category */
        patch: operations["patch-operator-categories-by-category-id"];
        trace?: never;
    };
    "/operator/categories/{categoryId}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge a category into another */
        post: operations["post-operator-categories-by-category-id-merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is left to do before the market opens */
        get: operations["get-operator-checklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/checklist/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the list away once all is done */
        post: operations["post-operator-checklist-dismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/checklist/test-letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a letter to oneself */
        post: operations["post-operator-checklist-test-letter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the check of the books found */
        get: operations["get-operator-differences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/differences/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the books now */
        post: operations["post-operator-differences-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/differences/{differenceId}/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note why a difference is there */
        post: operations["post-operator-differences-by-difference-id-explanation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Disputes */
        get: operations["get-operator-disputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/disputes/{disputeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A dispute with its facts */
        get: operations["get-operator-disputes-by-dispute-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/disputes/{disputeId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say who bears a lost dispute */
        post: operations["post-operator-disputes-by-dispute-id-decision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/disputes/{disputeId}/decision/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a decision would do */
        post: operations["post-operator-disputes-by-dispute-id-decision-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/disputes/{disputeId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send evidence to the bank */
        post: operations["post-operator-disputes-by-dispute-id-evidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a visitor of the console must know first */
        get: operations["get-operator-entry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a second factor */
        post: operations["post-operator-factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the second factor in force */
        post: operations["post-operator-factor-confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/giveaway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The giveaway, its winners and the letters sent to them */
        get: operations["get-operator-giveaway"];
        /** Write the giveaway, or the next one */
        put: operations["put-operator-giveaway"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/giveaway/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a winner takes the prize */
        post: operations["post-operator-giveaway-accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/giveaway/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to a winner again */
        post: operations["post-operator-giveaway-attempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/giveaway/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draw the winners, once */
        post: operations["post-operator-giveaway-draw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/giveaway/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a prize to the next ticket */
        post: operations["post-operator-giveaway-replace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People without an account, by how their e-mail begins */
        get: operations["get-operator-guests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/guests/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of the guest who made an order
         * @description Opening it is a line of the journal.
         */
        get: operations["get-operator-guests-by-order-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/guests/{orderId}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget a guest who asks for it */
        post: operations["post-operator-guests-by-order-id-erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/guests/{orderId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything kept about a guest, as a file */
        post: operations["post-operator-guests-by-order-id-export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether everything works */
        get: operations["get-operator-health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Threads of messages received, the one that moved last first */
        get: operations["get-operator-inbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/inbox/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operators to whom a thread can be given */
        get: operations["get-operator-inbox-assignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/inbox/{threadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A thread whole */
        get: operations["get-operator-inbox-by-thread-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/inbox/{threadId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer by letter */
        post: operations["post-operator-inbox-by-thread-id-answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/inbox/{threadId}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a thread to an operator, or to nobody */
        post: operations["post-operator-inbox-by-thread-id-assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/inbox/{threadId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say which order or person a thread is about */
        post: operations["post-operator-inbox-by-thread-id-link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/inbox/{threadId}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a note that only operators read */
        post: operations["post-operator-inbox-by-thread-id-note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/inbox/{threadId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close or reopen a thread */
        post: operations["post-operator-inbox-by-thread-id-state"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations that wait */
        get: operations["get-operator-invitations"];
        put?: never;
        /** Invite an operator */
        post: operations["post-operator-invitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["delete-operator-invitations-by-invitation-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/invitations/{invitationToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invitation */
        get: operations["get-operator-invitations-by-invitation-token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/invitations/{invitationToken}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation */
        post: operations["post-operator-invitations-by-invitation-token-accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/invitations/{invitationToken}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the account of an invited person */
        post: operations["post-operator-invitations-by-invitation-token-account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The journal, the latest first */
        get: operations["get-operator-journal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/journal.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The journal as a file */
        get: operations["get-operator-journal-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/late": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parts of orders past their promised day */
        get: operations["get-operator-late"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who I am in the console */
        get: operations["get-operator-me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every operator */
        get: operations["get-operator-operators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/operators/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an operator */
        delete: operations["delete-operator-operators-by-user-id"];
        options?: never;
        head?: never;
        /** Change a role */
        patch: operations["patch-operator-operators-by-user-id"];
        trace?: never;
    };
    "/operator/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of orders */
        get: operations["get-operator-orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders as a file */
        get: operations["get-operator-orders-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything about an order */
        get: operations["get-operator-orders-by-order-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel units that have not left */
        post: operations["post-operator-orders-by-order-id-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/cancel/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What cancelling units would do */
        post: operations["post-operator-orders-by-order-id-cancel-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/conversations/{shopId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a private conversation, which the journal notes */
        post: operations["post-operator-orders-by-order-id-conversations-by-shop-id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/credit-notes/{creditNoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A credit note of an order, as PDF */
        get: operations["list-operator-orders-by-order-id-credit-notes-by-credit-note-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Disputes of an order */
        get: operations["get-operator-orders-by-order-id-disputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The one invoice of an order, as PDF */
        get: operations["list-operator-orders-by-order-id-invoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/invoices/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A shop's invoice of an order, as PDF */
        get: operations["list-operator-orders-by-order-id-invoices-by-invoice-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/letters/{orderLetterId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A letter about an order
         * @description Opening it is a line of the journal. The secrets of its links are left out.
         */
        get: operations["get-operator-orders-by-order-id-letters-by-order-letter-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/letters/{orderLetterId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a letter again */
        post: operations["post-operator-orders-by-order-id-letters-by-order-letter-id-resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a note about an order */
        post: operations["post-operator-orders-by-order-id-notes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/parcels/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Correct how a parcel is followed */
        put: operations["put-operator-orders-by-order-id-parcels-by-parcel-id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/parcels/{parcelId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What correcting a parcel would do */
        post: operations["post-operator-orders-by-order-id-parcels-by-parcel-id-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund a line, an amount or everything */
        post: operations["post-operator-orders-by-order-id-refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/refund/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a refund would do */
        post: operations["post-operator-orders-by-order-id-refund-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/refunds/{refundId}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a failed refund was settled by other means */
        post: operations["post-operator-orders-by-order-id-refunds-by-refund-id-settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{orderId}/return-photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photograph of a return */
        get: operations["list-operator-orders-by-order-id-return-photos-by-photo-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/palette": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find an order, a shop, a product or a person */
        get: operations["get-operator-palette"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payout-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payout runs, the latest first */
        get: operations["list-operator-payout-runs"];
        put?: never;
        /** Propose to pay what was available yesterday */
        post: operations["post-operator-payout-runs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payout-runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A payout run: who is paid, who is left out and why */
        get: operations["get-operator-payout-runs-by-run-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payout-runs/{runId}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a run */
        post: operations["post-operator-payout-runs-by-run-id-approval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payout-runs/{runId}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a run, or one payout of it, arrived */
        post: operations["post-operator-payout-runs-by-run-id-confirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payout-runs/{runId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank's file of a run, once per version */
        post: operations["post-operator-payout-runs-by-run-id-file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payout-runs/{runId}/sending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a run was sent */
        post: operations["post-operator-payout-runs-by-run-id-sending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payout-runs/{runId}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a proposal back */
        post: operations["post-operator-payout-runs-by-run-id-withdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts/{payoutId}/failure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a payout came back */
        post: operations["post-operator-payouts-by-payout-id-failure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts/{payoutId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement of a payout, as PDF */
        get: operations["list-operator-payouts-by-payout-id-pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People with an account, the newest first */
        get: operations["get-operator-people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a person
         * @description Opening it is a line of the journal.
         */
        get: operations["get-operator-people-by-person-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a person out everywhere */
        post: operations["post-operator-people-by-person-id-end-sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget a person who asks for it */
        post: operations["post-operator-people-by-person-id-erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything kept about a person, as a file */
        post: operations["post-operator-people-by-person-id-export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a note about a person */
        post: operations["post-operator-people-by-person-id-notes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a suspended person in again */
        post: operations["post-operator-people-by-person-id-reinstate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a person out; a letter tells the reason */
        post: operations["post-operator-people-by-person-id-suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of the market */
        get: operations["get-operator-products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/products/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move products to another category */
        post: operations["post-operator-products-category"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/products/{productId}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide a product */
        post: operations["post-operator-products-by-product-id-hide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/products/{productId}/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The letter that hiding a product would send */
        post: operations["post-operator-products-by-product-id-letter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/products/{productId}/put-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a hidden product again */
        post: operations["post-operator-products-by-product-id-put-back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Codes of the market, the newest first */
        get: operations["get-operator-promotions"];
        put?: never;
        /** Make a code of the market, which bears it */
        post: operations["post-operator-promotions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/promotions/{promotionId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a code of the market now */
        post: operations["post-operator-promotions-by-promotion-id-end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions of the market */
        get: operations["get-operator-questions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/questions/{questionId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question as the market */
        post: operations["post-operator-questions-by-question-id-answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/questions/{questionId}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide a question */
        post: operations["post-operator-questions-by-question-id-hide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/questions/{questionId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a question again */
        post: operations["post-operator-questions-by-question-id-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes in place of my own
         * @description Takes a code of the second factor again. The former codes end; the new ones are answered this once.
         */
        post: operations["post-operator-recovery-codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people report */
        get: operations["get-operator-reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reports/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report with what it is about
         * @description Opening a reported message is a line of the journal.
         */
        get: operations["get-operator-reports-by-report-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reports/{reportId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer both sides of a reported message as the market */
        post: operations["post-operator-reports-by-report-id-answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reports/{reportId}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep or hide what was reported */
        post: operations["post-operator-reports-by-report-id-resolution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns that wait, were refused or expired */
        get: operations["get-operator-returns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/returns/{returnId}/overrule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide a return in the shop's place */
        post: operations["post-operator-returns-by-return-id-overrule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/returns/{returnId}/overrule/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What overruling a return would do */
        post: operations["post-operator-returns-by-return-id-overrule-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of the market */
        get: operations["get-operator-reviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reviews/{reviewId}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide a review */
        post: operations["post-operator-reviews-by-review-id-hide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reviews/{reviewId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a review again */
        post: operations["post-operator-reviews-by-review-id-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may do what */
        get: operations["get-operator-rights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a session of the console */
        post: operations["post-operator-session"];
        /** End the session of the console */
        delete: operations["delete-operator-session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/shop-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Makers who were invited */
        get: operations["get-operator-shop-invitations"];
        put?: never;
        /** Invite a maker to open a shop */
        post: operations["post-operator-shop-invitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shops of the market */
        get: operations["get-operator-shops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/shops/{shopId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A shop with its legal data, figures and journal */
        get: operations["get-operator-shops-by-shop-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/shops/{shopId}/commission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a shop another commission for a time */
        post: operations["post-operator-shops-by-shop-id-commission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/shops/{shopId}/commission/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an agreement on the commission */
        post: operations["post-operator-shops-by-shop-id-commission-end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/shops/{shopId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, ask for changes, refuse, suspend, reopen or close a shop
         * @description 409 `shop_changed` with what it is now when it is no longer what `seenAt` says.
         */
        post: operations["post-operator-shops-by-shop-id-decision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/shops/{shopId}/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The letter that a decision would send */
        post: operations["post-operator-shops-by-shop-id-letter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/shops/{shopId}/outside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept that a shop sells from outside Quebec */
        post: operations["post-operator-shops-by-shop-id-outside"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/shops/{shopId}/payout-retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a shop be paid again after a failure */
        post: operations["post-operator-shops-by-shop-id-payout-retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/shops/{shopId}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to a shop about what is late, one letter for all of it
         * @description An order is recalled at most once a day: those that were lately are left out.
         */
        post: operations["post-operator-shops-by-shop-id-remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/shops/{shopId}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to read the seller space of a shop as its owners do
         * @description A line of the journal. Until the session of the console ends, every read below `/seller/shops/{shopId}` then answers below `/operator/shops/{shopId}/space`, and nothing but reads. The journal notes which conversations were opened.
         */
        post: operations["post-operator-shops-by-shop-id-view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/store-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The codes that class shops, with how many bear each */
        get: operations["get-operator-store-categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/store-categories/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Call a code that classes shops otherwise */
        patch: operations["patch-operator-store-categories-by-code"];
        trace?: never;
    };
    "/operator/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subscribers of the newsletter, the newest first */
        get: operations["get-operator-subscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/subscribers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subscribers as a file */
        get: operations["list-operator-subscribers-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the machine does */
        get: operations["get-operator-system"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/system/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The configuration in use, without its secrets */
        get: operations["get-operator-system-config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/system/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jobs that failed or wait, letters aside */
        get: operations["get-operator-system-jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/system/jobs/{jobId}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a job up */
        post: operations["post-operator-system-jobs-by-job-id-drop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/system/jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a failed job again */
        post: operations["post-operator-system-jobs-by-job-id-retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/system/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Letters that failed, wait or left today */
        get: operations["get-operator-system-letters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/system/letters/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send every failed letter again */
        post: operations["post-operator-system-letters-resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/system/letters/{letterId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A letter to read
         * @description Opening it is a line of the journal. The secrets of its links are left out.
         */
        get: operations["get-operator-system-letters-by-letter-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/system/letters/{letterId}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a letter up */
        post: operations["post-operator-system-letters-by-letter-id-drop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/system/letters/{letterId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a letter again */
        post: operations["post-operator-system-letters-by-letter-id-resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Taxes of a period, by province and rate
         * @description Days are those of Quebec, both included; the month so far when none is given, and at most 366. Sales count on the day they were paid, credit notes are deducted on the day they were issued.
         */
        get: operations["get-operator-taxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/taxes.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as CSV */
        get: operations["list-operator-taxes-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every text of the site */
        get: operations["get-operator-texts"];
        put?: never;
        /** Start an article, someone of the team or something of the press */
        post: operations["post-operator-texts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A text, to edit it */
        get: operations["get-operator-texts-by-text-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}/announce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell people of the version published last */
        post: operations["post-operator-texts-by-text-id-announce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}/announce/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send that letter to oneself alone */
        post: operations["post-operator-texts-by-text-id-announce-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Letters about the text, the latest first */
        get: operations["get-operator-texts-by-text-id-announcements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}/announcements/{announcementId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up an announcement: what left has left */
        post: operations["post-operator-texts-by-text-id-announcements-by-announcement-id-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}/announcements/{announcementId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause an announcement */
        post: operations["post-operator-texts-by-text-id-announcements-by-announcement-id-pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}/announcements/{announcementId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with an announcement */
        post: operations["post-operator-texts-by-text-id-announcements-by-announcement-id-resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep a draft */
        put: operations["put-operator-texts-by-text-id-draft"];
        post?: never;
        /** Forget the draft */
        delete: operations["delete-operator-texts-by-text-id-draft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text in force as a file */
        get: operations["list-operator-texts-by-text-id-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A text as its page would show it */
        post: operations["post-operator-texts-by-text-id-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a version */
        post: operations["post-operator-texts-by-text-id-publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that one has read the text in force */
        post: operations["post-operator-texts-by-text-id-read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/texts/{textId}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A version, and what it changed */
        get: operations["get-operator-texts-by-text-id-versions-by-version"];
        put?: never;
        post?: never;
        /** Take back a version whose time has not come */
        delete: operations["delete-operator-texts-by-text-id-versions-by-version"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the day and what is to do */
        get: operations["get-operator-today"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/variant-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words of options, hidden ones included */
        get: operations["get-operator-variant-types"];
        put?: never;
        /** Add a word */
        post: operations["post-operator-variant-types"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/variant-types/{variantTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename or hide a word, or add values to it */
        patch: operations["patch-operator-variant-types-by-variant-type-id"];
        trace?: never;
    };
    "/operator/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The views that one keeps of a list */
        get: operations["get-operator-views"];
        put?: never;
        /** Keep the filters of a list under a name */
        post: operations["post-operator-views"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a view */
        delete: operations["delete-operator-views-by-view-id"];
        options?: never;
        head?: never;
        /** Rename a view */
        patch: operations["patch-operator-views-by-view-id"];
        trace?: never;
    };
    "/operator/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits in each list */
        get: operations["get-operator-waiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the customer's orders, the latest first */
        get: operations["get-orders"];
        put?: never;
        /**
         * Order a cart
         * @description Prices are the server's; whatever price comes with the request is not read. Send an `Idempotency-Key`: the same request under the same key is answered the same and charged once, so it is safe to repeat after a lost answer. A new try with another card needs a new key.
         *
         *     400 `card_declined`, `insufficient_funds`, `expired_card`, `incorrect_cvc`, `processing_error`, `payment_timeout`, `card_token_invalid`, `limit_exceeded`, `cart_empty`, `email_already_exists`; 409 `total_changed`, `delivery_changed` and `out_of_stock` (`extra` is the new summary), `cart_already_ordered` (`extra` has its `orderId`), `payment_in_progress`, `idempotency_conflict`, `payment_action_required` (`extra` has `clientSecret`; repeat the request once the buyer is done); 503 `payment_pending`: the order is kept and settled as soon as the provider answers.
         */
        post: operations["post-orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/cart/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a cart would come to
         * @description Taxes follow the province of delivery, QC when none is chosen; Canada alone is shipped to. `addContribution` adds the platform's contribution to the sums.
         */
        post: operations["post-orders-cart-summary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/order/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an order came to
         * @description For its owner, or with its token. The sums are those of the day of the order: the address is not read.
         */
        post: operations["post-orders-order-summary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/reference/{ref}/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Follow an order by its reference */
        get: operations["get-orders-reference-by-ref-detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order
         * @description Items, statuses and parcels for anyone; everything for its owner or with its token.
         */
        get: operations["get-orders-by-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account for the guest of an order
         * @description With the order's token. The order becomes the account's, with the address it goes to. 400 `email_already_exists`; 409 `no_new_account` when the order has an account or is not paid.
         */
        post: operations["post-orders-by-order-id-account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up what was not shipped, as the buyer
         * @description For the order's owner, or with its token. The shops are told, the units go back in stock and what was paid for them is refunded. 409 `already_shipped` once a unit of it left, `nothing_to_cancel` when all of it is cancelled, `payment_in_progress` before the payment is known.
         */
        post: operations["post-orders-by-order-id-cancellations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order whole, for its owner or with its token
         * @description The same as the call under /users, for guests too. 401 without identity or token, 404 for another's order.
         */
        get: operations["get-orders-by-order-id-detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/items/{itemId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Review what was bought, or correct the review
         * @description 409 `not_received` until the first day on which a unit of the line should arrive, or until one is handed over, `item_returned` once it was returned, paid back or cancelled, `own_shop` for the team of the shop, `reviewed_before` when the product was reviewed with another order: its owner must sign in then, or send the letter's token.
         */
        put: operations["put-orders-by-order-id-items-by-item-id-review"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/review-letters/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive no more letters that ask for reviews
         * @description With the token of the letter. Mail programs call it by themselves (RFC 8058).
         */
        post: operations["post-orders-by-order-id-review-letters-stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/review-photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a photograph for a review
         * @description The body is the file itself: JPEG, PNG or WebP, up to 15 MB.
         */
        post: operations["post-orders-by-order-id-review-photos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of an order with what their buyer said of them
         * @description For the order's owner, or with its token or that of the letter that asks for reviews.
         */
        get: operations["list-orders-by-order-id-reviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A content page */
        get: operations["get-pages-by-slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which card form to show */
        get: operations["get-payments-config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/sandbox/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the bank about a charge that waits (sandbox)
         * @description What the bank's own window does with a real card. Only the first answer counts.
         */
        post: operations["post-payments-sandbox-challenges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/sandbox/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a test card into a token (sandbox)
         * @description Takes test numbers only, and keeps nothing. A token serves once, within half an hour. 422 tells the field to correct: `number`, `expiry` or `cvc`.
         */
        post: operations["post-payments-sandbox-tokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What Stripe tells of charges
         * @description Signed by Stripe; an event received twice changes nothing.
         */
        post: operations["post-payments-stripe-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pending-users/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the account that a verification code was sent for
         * @description A code works once, for 30 minutes. 400 `invalid_verification_code`.
         */
        post: operations["post-pending-users-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pending-users/verification-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ask for a new verification code
         * @description 400 `email_not_found` when no account waits under the e-mail; 429 when one was just sent.
         */
        patch: operations["patch-pending-users-verification-code"];
        trace?: never;
    };
    "/press": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the press page shows, the newest first */
        get: operations["get-press"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-categories/flat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every category, sorted by order */
        get: operations["list-product-categories-flat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a shop about a product
         * @description Needs a signed-in customer.
         */
        post: operations["post-product-questions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published product by its present or a former address */
        get: operations["get-products-slug-by-slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published product */
        get: operations["get-products-by-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of a product, newest first */
        get: operations["list-products-by-id-questions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the reviews of a product, newest first */
        get: operations["get-products-by-id-reviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a product, a shop, a question, a review or a message
         * @description A message is reported by one of the two sides of its conversation, a guest with the order's token.
         */
        post: operations["post-reports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to return items of an order
         * @description All items are asked for, or none. 400 `return_refused`: `errors` tells why of each item, by its path `items[0]`: `final_sale`, `not_shipped`, `item_cancelled`, `return_in_progress`, `return_denied`, `already_returned`, `return_window_over`, `too_many_units`. 422 for a missing or too long reason.
         */
        post: operations["post-return-requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return-requests/order/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The returns of an order, the latest request first */
        get: operations["list-return-requests-order-by-order-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return-requests/order/{orderId}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a photograph to join to a return
         * @description The body is the file itself: JPEG, PNG or WebP, up to 15 MB. It waits a day for the request that names it. 409 `too_many_photos`.
         */
        post: operations["post-return-requests-order-by-order-id-photos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return-requests/order/{orderId}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photograph of a return, for its buyer */
        get: operations["list-return-requests-order-by-order-id-photos-by-photo-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products by words, filters and order */
        get: operations["list-search-products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/products/category-tree/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a category and its descendants */
        get: operations["list-search-products-category-tree-by-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/products/limit/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest products */
        get: operations["list-search-products-limit-by-n"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/products/similar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products that go with another: bought together with it, then alike and of other shops */
        get: operations["list-search-products-similar-by-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/products/store/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a shop */
        get: operations["list-search-products-store-by-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shops by words, category and order */
        get: operations["get-search-stores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a search still being typed may mean */
        get: operations["list-search-suggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a banner for a shop
         * @description The body is the file itself: JPEG, PNG or WebP, up to 15 MB. What it is is read in it, not in its name.
         */
        post: operations["post-seller-banners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/delivery-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which ways of delivery a buyer at a postal code would see */
        post: operations["post-seller-delivery-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/invitations/{invitationToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invitation to a shop's team */
        get: operations["get-seller-invitations-by-invitation-token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/invitations/{invitationToken}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation */
        post: operations["post-seller-invitations-by-invitation-token-accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/invitations/{invitationToken}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the account of an invited person */
        post: operations["post-seller-invitations-by-invitation-token-account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a photograph for a product or a shop
         * @description The body is the file itself: JPEG, PNG or WebP, up to 15 MB. What it is is read in it, not in its name.
         */
        post: operations["post-seller-photos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/product-columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns of a file of products */
        get: operations["list-seller-product-columns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/product-template.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of products to fill in, with an example */
        get: operations["list-seller-product-template-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shipping-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What customers would pay with these shipping settings */
        post: operations["post-seller-shipping-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shop-slugs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address a shop could have
         * @description With `name`, the first free address made from it; with `slug`, whether that very address can be had.
         */
        get: operations["get-seller-shop-slugs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My shops */
        get: operations["list-seller-shops"];
        put?: never;
        /**
         * Open a shop
         * @description The shop is a `draft` until the operator approves it, or `approved` at once where configuration says so.
         */
        post: operations["post-seller-shops"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my shops */
        get: operations["get-seller-shops-by-shop-id"];
        /** Edit a shop */
        put: operations["put-seller-shops-by-shop-id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/bulletins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the market announces to a shop, the newest first */
        get: operations["get-seller-shops-by-shop-id-bulletins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/bulletins/{bulletinId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that one has read an announcement */
        post: operations["post-seller-shops-by-shop-id-bulletins-by-bulletin-id-read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/carriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The carriers whose tracking pages are known */
        get: operations["list-seller-shops-by-shop-id-carriers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a shop for good
         * @description It sells nothing more; open orders go on and their money is paid. Only an operator opens it again.
         */
        post: operations["post-seller-shops-by-shop-id-closing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What needs doing today, and the sales of thirty days */
        get: operations["get-seller-shops-by-shop-id-home"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last imports of a shop */
        get: operations["list-seller-shops-by-shop-id-imports"];
        put?: never;
        /**
         * Send a file of products to be checked
         * @description The body is the file itself. It is checked in the background (`checking`, then `checked` with every problem) and nothing is written before it is applied. Read it again until then.
         */
        post: operations["post-seller-shops-by-shop-id-imports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An import and how far it is */
        get: operations["get-seller-shops-by-shop-id-imports-by-import-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/imports/{importId}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a checked import, all or nothing
         * @description Asking twice is the same as once. 409 `import_not_ready`, `import_under_way`, or `import_applied_before` when the very same file was applied before: send `again` to insist.
         */
        post: operations["post-seller-shops-by-shop-id-imports-by-import-id-apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/imports/{importId}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what the columns of a file hold, and the category of its products
         * @description The file is then checked again. `columns` answers `headings`, in their order, for a file of unknown form (`asks`); the category is given to new products that name none.
         */
        post: operations["post-seller-shops-by-shop-id-imports-by-import-id-choices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/imports/{importId}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch again the photographs that failed */
        post: operations["post-seller-shops-by-shop-id-imports-by-import-id-photos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What works: views, additions to carts, orders, searches and returns */
        get: operations["get-seller-shops-by-shop-id-insights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/insights.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of every product as CSV */
        get: operations["list-seller-shops-by-shop-id-insights-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed in a shop and by whom, the latest first */
        get: operations["get-seller-shops-by-shop-id-journal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the platform owes a shop, and at which commission it sells */
        get: operations["get-seller-shops-by-shop-id-ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/ledger/bank-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where a shop is paid
         * @description Asks for the password again. Payouts then wait 72 hours, and the owners are written to.
         */
        put: operations["put-seller-shops-by-shop-id-ledger-bank-account"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/ledger/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the orders of a shop bring, the latest first */
        get: operations["get-seller-shops-by-shop-id-ledger-orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/ledger/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an order brings a shop */
        get: operations["get-seller-shops-by-shop-id-ledger-orders-by-order-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/ledger/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest payouts of a shop */
        get: operations["list-seller-shops-by-shop-id-ledger-payouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/ledger/payouts/{payoutId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement of a payout, as PDF */
        get: operations["list-seller-shops-by-shop-id-ledger-payouts-by-payout-id-pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/ledger/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shop's statement of a period
         * @description Days are those of Quebec, both included; the month so far when none is given, and at most 366. Amounts are signed as the shop sees them.
         */
        get: operations["get-seller-shops-by-shop-id-ledger-statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/ledger/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A shop's statement as CSV, the oldest entry first */
        get: operations["list-seller-shops-by-shop-id-ledger-statement-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/ledger/stripe-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin or go on with a shop's account at Stripe
         * @description Asks for the password again and answers the address where Stripe asks for the rest. It serves once, for a few minutes: ask again for another. 409 when the market has no Stripe.
         */
        post: operations["post-seller-shops-by-shop-id-ledger-stripe-account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leave the team */
        delete: operations["delete-seller-shops-by-shop-id-membership"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the shop's conversations, the last written in first */
        get: operations["get-seller-shops-by-shop-id-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/messages/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The conversation with the customer of an order */
        get: operations["get-seller-shops-by-shop-id-messages-by-order-id"];
        put?: never;
        /** Write to the customer of an order */
        post: operations["post-seller-shops-by-shop-id-messages-by-order-id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/messages/{orderId}/read-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Note that the conversation was read */
        patch: operations["patch-seller-shops-by-shop-id-messages-by-order-id-read-status"];
        trace?: never;
    };
    "/seller/shops/{shopId}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the shop's parts of orders */
        get: operations["get-seller-shops-by-shop-id-orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's parts of orders as a file */
        get: operations["get-seller-shops-by-shop-id-orders-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send what is left of orders under tracking numbers
         * @description Each customer receives the letter of a parcel. A line that was noted before changes nothing, so that a call can be made again.
         */
        post: operations["post-seller-shops-by-shop-id-orders-tracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/tracking-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What each line of a file of tracking numbers would do
         * @description The body is the file itself, a CSV of at most 500 lines: an order, a tracking number and perhaps a carrier. Nothing changes. 422 `tracking_file`, `tracking_columns`, `tracking_lines`.
         */
        post: operations["post-seller-shops-by-shop-id-orders-tracking-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's part of an order */
        get: operations["get-seller-shops-by-shop-id-orders-by-order-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/{orderId}/cancellation-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What cancelling units would refund */
        post: operations["post-seller-shops-by-shop-id-orders-by-order-id-cancellation-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/{orderId}/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel units: the customer receives a letter and a refund
         * @description Refusals are those of a shipment. The reason has 1 to 200 characters; the customer reads it.
         */
        post: operations["post-seller-shops-by-shop-id-orders-by-order-id-cancellations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/{orderId}/credit-notes/{creditNoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's copy of a credit note, as PDF */
        get: operations["list-seller-shops-by-shop-id-orders-by-order-id-credit-notes-by-credit-note-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/{orderId}/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a pickup over to the customer
         * @description With the customer's code, or a reason why there is none. 422 `pickup_code` for a wrong one, 409 `pickup_tries` after five of these, `pickup_not_ready` before it is said ready, `units_not_left` when it was handed over already.
         */
        post: operations["post-seller-shops-by-shop-id-orders-by-order-id-handover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/{orderId}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's invoice of an order, as PDF */
        get: operations["list-seller-shops-by-shop-id-orders-by-order-id-invoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/{orderId}/packing-slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The packing slip of what is left to ship, as PDF */
        get: operations["list-seller-shops-by-shop-id-orders-by-order-id-packing-slip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/{orderId}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a pickup is ready; a letter gives the customer a code
         * @description 409 `not_picked_up` for another delivery, `order_not_ready` before the order is dispatched, `units_not_left` when nothing is left. Said twice, it is noted once.
         */
        post: operations["post-seller-shops-by-shop-id-orders-by-order-id-ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/{orderId}/return-photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photograph of a return, for its shop */
        get: operations["list-seller-shops-by-shop-id-orders-by-order-id-return-photos-by-photo-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/{orderId}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a parcel; the customer receives a letter
         * @description 409 `order_changed` when an item's `left` is no longer what is left, `units_not_left` for more than that, `order_not_ready` before the order is dispatched; 422 `invalid_units`, `invalid_tracking`.
         */
        post: operations["post-seller-shops-by-shop-id-orders-by-order-id-shipments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/orders/{orderId}/shipments/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct how a parcel is followed and tell the customer
         * @description For 24 hours after it was noted. 409 `parcel_too_old` after that; 422 `invalid_tracking`.
         */
        put: operations["put-seller-shops-by-shop-id-orders-by-order-id-shipments-by-parcel-id"];
        post?: never;
        /**
         * Undo a parcel that did not leave and tell the customer
         * @description For 24 hours after it was noted. 409 `parcel_too_old` after that, `parcel_returned` once a return of its items was asked for.
         */
        delete: operations["delete-seller-shops-by-shop-id-orders-by-order-id-shipments-by-parcel-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/packing-slips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The packing slips of what is left to ship, as one PDF
         * @description The first to leave first, a hundred at most.
         */
        get: operations["list-seller-shops-by-shop-id-packing-slips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a shop */
        get: operations["get-seller-shops-by-shop-id-products"];
        put?: never;
        /** Add a product */
        post: operations["post-seller-shops-by-shop-id-products"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/products.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every product of a shop, as a file
         * @description The file imports back unchanged. Semicolons, decimal commas, UTF-8.
         */
        get: operations["list-seller-shops-by-shop-id-products-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several products at once
         * @description Products that the change does not suit stay as they are and come back under `refused`, each with its reason.
         */
        post: operations["post-seller-shops-by-shop-id-products-bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product, to edit it */
        get: operations["get-seller-shops-by-shop-id-products-by-product-id"];
        /** Edit a product */
        put: operations["put-seller-shops-by-shop-id-products-by-product-id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/products/{productId}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a draft like a product
         * @description Without its codes and its units.
         */
        post: operations["post-seller-shops-by-shop-id-products-by-product-id-copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/products/{productId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product as its page would show it */
        get: operations["get-seller-shops-by-shop-id-products-by-product-id-preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Codes and automatic offers of a shop, the newest first */
        get: operations["get-seller-shops-by-shop-id-promotions"];
        put?: never;
        /**
         * Make a code or an automatic offer
         * @description What it does never changes afterwards; it can be ended. 409 `too_many_promotions`.
         */
        post: operations["post-seller-shops-by-shop-id-promotions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/promotions/{promotionId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a promotion now
         * @description Orders that used it keep what it took off. 409 `promotion_ended`.
         */
        post: operations["post-seller-shops-by-shop-id-promotions-by-promotion-id-end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the questions on the shop's products */
        get: operations["get-seller-shops-by-shop-id-questions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/questions/{questionId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a question, or correct the answer
         * @description The first answer is sent to the asker by e-mail.
         */
        put: operations["put-seller-shops-by-shop-id-questions-by-question-id-answer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/questions/{questionId}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take a question off its product's page, or put it back */
        put: operations["put-seller-shops-by-shop-id-questions-by-question-id-visibility"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The replies that a shop saved, by name */
        get: operations["get-seller-shops-by-shop-id-replies"];
        put?: never;
        /**
         * Save a reply
         * @description 422 `name_taken` when the shop has one of that name; 409 `too_many_replies` beyond fifty.
         */
        post: operations["post-seller-shops-by-shop-id-replies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/replies/{replyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a saved reply
         * @description 409 `reply_changed` when someone else edited it since it was read.
         */
        put: operations["put-seller-shops-by-shop-id-replies-by-reply-id"];
        post?: never;
        /** Delete a saved reply */
        delete: operations["delete-seller-shops-by-shop-id-replies-by-reply-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the shop's returns */
        get: operations["get-seller-shops-by-shop-id-returns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/returns/{returnId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A return */
        get: operations["get-seller-shops-by-shop-id-returns-by-return-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/returns/{returnId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the customer send the units back */
        post: operations["post-seller-shops-by-shop-id-returns-by-return-id-accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/returns/{returnId}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a return, with a reason */
        post: operations["post-seller-shops-by-shop-id-returns-by-return-id-deny"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/returns/{returnId}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm receipt: the customer is refunded */
        post: operations["post-seller-shops-by-shop-id-returns-by-return-id-receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the reviews of the shop's products */
        get: operations["get-seller-shops-by-shop-id-reviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/reviews/{reviewId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Answer a review, or correct the answer */
        put: operations["put-seller-shops-by-shop-id-reviews-by-review-id-answer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team of a shop, its waiting invitations, and who may do what */
        get: operations["get-seller-shops-by-shop-id-team"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/team/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite someone to the team */
        post: operations["post-seller-shops-by-shop-id-team-invitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/team/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["delete-seller-shops-by-shop-id-team-invitations-by-invitation-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/team/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove someone from the team */
        delete: operations["delete-seller-shops-by-shop-id-team-members-by-member-id"];
        options?: never;
        head?: never;
        /** Change a role */
        patch: operations["patch-seller-shops-by-shop-id-team-members-by-member-id"];
        trace?: never;
    };
    "/seller/shops/{shopId}/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept the conditions for sellers in force */
        put: operations["put-seller-shops-by-shop-id-terms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/vacation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Leave on vacation, or come back */
        put: operations["put-seller-shops-by-shop-id-vacation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shops/{shopId}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits in each part of the seller space */
        get: operations["get-seller-shops-by-shop-id-work"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the visitor seems to be */
        get: operations["get-services-location"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places of Quebec by name or postal code */
        get: operations["get-services-places"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/places/near": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The place nearest to a point of Quebec */
        get: operations["get-services-places-near"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop-follows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a store as a guest
         * @description A letter asks to confirm. The answer is the same whether the address follows it already or not.
         */
        post: operations["post-shop-follows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop-follows/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm it from the letter */
        post: operations["post-shop-follows-confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop-follows/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop following every store */
        post: operations["post-shop-follows-leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop-follows/leave/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop it from a mail program (RFC 8058) */
        post: operations["post-shop-follows-leave-by-token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be told once when a sold-out variant is back
         * @description The answer is the same whether the address waits already or not. 409 `in_stock` when there is nothing to wait for.
         */
        post: operations["post-stock-alerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-alerts/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel what a mailbox waits for */
        post: operations["post-stock-alerts-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-alerts/cancel/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel it from a mail program (RFC 8058) */
        post: operations["post-stock-alerts-cancel-by-token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The codes that class shops, and what each is called */
        get: operations["get-store-categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A shop by its present or a former address */
        get: operations["get-stores-slug-by-slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}/credit-notes/{creditNoteId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A credit note as PDF */
        get: operations["list-stores-by-store-id-credit-notes-by-credit-note-id-pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}/invoices/{invoiceId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice as PDF */
        get: operations["list-stores-by-store-id-invoices-by-invoice-id-pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of the team */
        get: operations["get-team"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description Without `authProviderId` in the answer the account waits for the code sent by e-mail. 400 `email_already_exists` or `phone_already_exists`.
         */
        post: operations["post-users"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the link that proves or changes an e-mail
         * @description The token is the parameter `jeton` of the link. 400 `invalid_link`.
         */
        post: operations["post-users-email-confirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/guest/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find an order by its reference and e-mail
         * @description 404 when the two do not belong together, whichever is wrong. 429 `too_many_lookups` when one reference was tried too often, from wherever.
         */
        post: operations["post-users-guest-lookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password-recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose another password
         * @description The answer is the same whether or not the e-mail has an account.
         */
        post: operations["post-users-password-recovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose another password
         * @description The token is the parameter `jeton` of the link. Every session ends. 400 `invalid_link`.
         */
        post: operations["post-users-password-reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/provider-id/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user by their id at the identity service */
        get: operations["get-users-provider-id-by-provider-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one’s account, confirmed by the password */
        delete: operations["delete-users-by-user-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/credit-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved cards, the default one first */
        get: operations["list-users-by-user-id-credit-cards"];
        put?: never;
        /**
         * Save a card
         * @description `cardToken` is what the card form answered. 400 with the code of the refusal (`card_token_invalid`, `expired_card`, `incorrect_cvc`…) or `too_many_cards`.
         */
        post: operations["post-users-by-user-id-credit-cards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/credit-cards/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the default card */
        post: operations["post-users-by-user-id-credit-cards-default"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/credit-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a card's expiry date */
        put: operations["put-users-by-user-id-credit-cards-by-id"];
        post?: never;
        /**
         * Delete a saved card
         * @description 400 `default_card`: choose another default card first.
         */
        delete: operations["delete-users-by-user-id-credit-cards-by-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/customer-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s addresses, the default one first */
        get: operations["list-users-by-user-id-customer-addresses"];
        put?: never;
        /**
         * Keep an address
         * @description Either `firstName` and `lastName`, or `name`, which is split at its first space. The first address is the default.
         */
        post: operations["post-users-by-user-id-customer-addresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/customer-addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One address */
        get: operations["get-users-by-user-id-customer-addresses-by-id"];
        /** Rewrite an address */
        put: operations["put-users-by-user-id-customer-addresses-by-id"];
        post?: never;
        /**
         * Forget an address
         * @description 400 `default_address`: the default one stays until another is the default.
         */
        delete: operations["delete-users-by-user-id-customer-addresses-by-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/customer-addresses/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an address the default one */
        post: operations["post-users-by-user-id-customer-addresses-by-id-default"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ask for another e-mail (email)
         * @description Nothing changes until the link sent to the new address is opened; the present address receives a notice.
         */
        patch: operations["patch-users-by-user-id-email"];
        trace?: never;
    };
    "/users/{userId}/email-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the link that proves one’s e-mail again */
        post: operations["post-users-by-user-id-email-verification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything kept about oneself */
        get: operations["get-users-by-user-id-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/followed-stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stores a user follows, by name */
        get: operations["list-users-by-user-id-followed-stores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/followed-stores/{storeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Follow a store
         * @description `confirmed` is false while the e-mail of the account is not proved: a letter asks to confirm, as for a guest.
         */
        put: operations["put-users-by-user-id-followed-stores-by-store-id"];
        post?: never;
        /** Stop following a store */
        delete: operations["delete-users-by-user-id-followed-stores-by-store-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the customer's conversations, the last written in first */
        get: operations["get-users-by-user-id-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one’s name (firstName, lastName) */
        patch: operations["patch-users-by-user-id-name"];
        trace?: never;
    };
    "/users/{userId}/order/{orderId}/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order whole, for its owner */
        get: operations["get-users-by-user-id-order-by-order-id-detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one’s password (currentPassword, password)
         * @description Every session ends with it, this one too: sign in again with the new password. 400 `wrong_password`.
         */
        patch: operations["patch-users-by-user-id-password"];
        trace?: never;
    };
    "/users/{userId}/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one’s phone (phone) */
        patch: operations["patch-users-by-user-id-phone"];
        trace?: never;
    };
    "/users/{userId}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the customer's returns, the latest first */
        get: operations["get-users-by-user-id-returns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/wishlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the wishlist, the latest addition first */
        get: operations["get-users-by-user-id-wishlists"];
        put?: never;
        /**
         * Add a variant to the wishlist
         * @description Of a product without a variant, the one that its page shows first. Adding a variant again answers the item that is there. 404 for a variant that is not sold; 400 `wishlist_full`.
         */
        post: operations["post-users-by-user-id-wishlists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/wishlists/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add what a guest kept before signing in
         * @description What is in the list already stays once; what is no longer sold, or finds no room, is left out.
         */
        post: operations["post-users-by-user-id-wishlists-join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/wishlists/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which variants of which products are in the wishlist */
        get: operations["list-users-by-user-id-wishlists-marks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/wishlists/variants/{variantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wishlist's item of a variant
         * @description 404 when the variant is not in the list.
         */
        get: operations["get-users-by-user-id-wishlists-variants-by-variant-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/wishlists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an item from the wishlist */
        delete: operations["delete-users-by-user-id-wishlists-by-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/variant-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words shops use for options */
        get: operations["list-variant-types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a guest's browser keeps, as it can be bought now
         * @description In the order of the request; nothing is stored.
         */
        post: operations["post-wishlists-guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountAddress: {
            address: string;
            address2?: string;
            city: string;
            country: string;
            firstName: string;
            id: string;
            isDefault: boolean;
            lastName: string;
            /** @description First and last name joined by a space */
            name: string;
            postalCode: string;
            province: string;
        };
        AccountAddressBody: {
            address?: string;
            address2?: string;
            city?: string;
            /** @description CA, also when left out */
            country?: string;
            firstName?: string;
            isDefault?: boolean;
            lastName?: string;
            /** @description First and last name joined by a space */
            name?: string;
            postalCode?: string;
            province?: string;
        } & {
            [key: string]: unknown;
        };
        AccountCopy: {
            addresses: components["schemas"]["AccountAddress"][];
            /** Format: date-time */
            exportedAt: string;
            /** @description What each part of the program keeps, by its name */
            parts: {
                [key: string]: unknown;
            };
            user: components["schemas"]["AccountProfile"];
        };
        AccountCounts: {
            /** Format: int64 */
            all: number;
            /** Format: int64 */
            suspended: number;
        };
        AccountInputBody: {
            password: string;
        };
        AccountPersonNote: {
            /** Format: date-time */
            at: string;
            id: string;
            operatorId: string;
            operatorName: string;
            text: string;
        };
        AccountProfile: {
            authProviderId: string;
            /** Format: date-time */
            createdAt: string;
            email: string;
            emailVerified: boolean;
            firstName: string;
            id: string;
            lastName: string;
            /** @description Ten digits, or empty */
            phone: string;
            /** @description The e-mail again */
            username: string;
        };
        AccountingReasonBody: {
            /** @description Told to whom it touches, and kept in the journal */
            reason: string;
        };
        AccountingWireCheck: {
            /**
             * Format: date-time
             * @description Null before the first time
             */
            checkedAt: string | null;
            /** @description Those that are there first, then the latest gone */
            data: components["schemas"]["AccountingWireDifference"][];
            /**
             * Format: date-time
             * @description When the provider's list was last compared
             */
            providerAt: string | null;
        };
        AccountingWireConnectLink: {
            /** Format: uri */
            url: string;
        };
        AccountingWireDifference: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            expected: number;
            /** Format: date-time */
            explainedAt: string | null;
            explainedBy: string;
            /** Format: date-time */
            firstSeen: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            found: number;
            /** Format: date-time */
            goneAt: string | null;
            id: string;
            /** Format: date-time */
            lastSeen: string;
            /** @description Why it is there, in an operator's words */
            note: string;
            /** @description Empty when it is about no order */
            orderId: string;
            /** @description Of the order */
            reference: string;
            /** @description When it is about a shop */
            shopName: string;
            /** @description Of the part, the refund, the payout, the run, the shop… */
            subjectId: string;
            /** @description Which two things were compared: part, payout, charge… */
            what: string;
        };
        AccountingWireLeftOut: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            available: number;
            /** @enum {string} */
            reason: "no_account" | "account_changed" | "terms" | "minimum" | "negative" | "failed";
            shopId: string;
            shopName: string;
            /**
             * Format: date-time
             * @description When the reason ends by itself
             */
            until: string | null;
        };
        AccountingWireRun: {
            /** Format: date-time */
            approvedAt: string | null;
            approvedName: string;
            /**
             * Format: date
             * @description What was available at its end is paid
             */
            day: string;
            /** Format: date-time */
            endedAt: string | null;
            /**
             * Format: int64
             * @description Of the bank's file that was last downloaded; 0 before any
             */
            fileVersion: number;
            id: string;
            /** @description Why it was sent back */
            note: string;
            /** Format: date-time */
            proposedAt: string;
            /** @description Operator; empty for the command line */
            proposedBy: string;
            proposedName: string;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: int64 */
            shops: number;
            /** @enum {string} */
            status: "preparing" | "proposed" | "approved" | "sent" | "closed" | "withdrawn";
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        AccountingWireRunPayout: {
            accountLast: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            amount: number;
            /**
             * Format: decimal
             * @description With what is reserved
             * @example 12.9
             */
            available: number;
            failureReason: string;
            id: string;
            /** @enum {string} */
            method: "transfer" | "bank";
            /** Format: int64 */
            orders: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            reserved: number;
            shopId: string;
            shopName: string;
            /** @enum {string} */
            status: "proposed" | "approved" | "due" | "sent" | "confirmed" | "failed";
        };
        AccountingWireRunRecord: {
            leftOut: components["schemas"]["AccountingWireLeftOut"][];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            minimum: number;
            /** @description The largest first */
            payouts: components["schemas"]["AccountingWireRunPayout"][];
            run: components["schemas"]["AccountingWireRun"];
            /**
             * Format: decimal
             * @description Above it another person than the proposer approves
             * @example 12.9
             */
            secondApproval: number;
        };
        AddInputBody: {
            /** Format: int64 */
            quantity: number;
            variantId: string;
        } & {
            [key: string]: unknown;
        };
        AnnounceInputBody: {
            /** @enum {string} */
            audience: "accounts" | "sellers";
            message: string;
            subject: string;
        };
        AnnouncedOutputBody: {
            data: components["schemas"]["ContentAnnouncement"][];
        };
        AnswerInputBody: {
            /** @description False: the buyer does not know the charge */
            accept: boolean;
            /** @description Of payment_action_required */
            clientSecret: string;
        };
        AnswerInputBody2: {
            /** @description 1 to 1,000 characters; tags are removed */
            answer: string;
        };
        AnswerInputBody3: {
            /** @description Close the thread with it */
            close?: boolean;
            /** Format: int64 */
            revision: number;
            text: string;
        };
        AskInputBody: {
            productId: string;
            /** @description 20 to 500 characters; tags are removed */
            question: string;
        };
        AskInputBody2: {
            /**
             * @description The version of the text that was agreed to
             * @enum {string}
             */
            consent: "2026-11";
            /** @description Where the one letter goes */
            email: string;
            variantId: string;
            /** @description A trap for robots: leave it out */
            website?: string;
        };
        AssignInputBody: {
            /** Format: int64 */
            revision: number;
            /** @description Empty for nobody */
            userId: string;
        };
        AssigneesOutputBody: {
            data: components["schemas"]["OutreachAssignee"][];
        };
        BulkInputBody: {
            /** @enum {string} */
            action: "publish" | "unpublish" | "archive" | "stock" | "price";
            ids: string[];
            /**
             * Format: double
             * @description price: -20 takes a fifth off, 5 adds a twentieth; to the nearest cent
             */
            percent?: number;
            /**
             * Format: int64
             * @description stock: units left of every variant, counted from now on
             */
            quantity?: number;
        };
        BulletinEdited: {
            /** @description HTML; cleaned by the server */
            body: string;
            /** @description First day in Quebec; now when absent */
            from?: string;
            /**
             * Format: int64
             * @description The one that was read
             */
            revision: number;
            /** @description Of the shops it is for; none: all of them */
            statuses?: ("draft" | "approved" | "suspended" | "changes_requested" | "refused" | "closed")[];
            title: string;
            /** @description Last day; empty: it does not end by itself */
            to?: string;
        };
        BulletinFields: {
            /** @description HTML; cleaned by the server */
            body: string;
            /** @description First day in Quebec; now when absent */
            from?: string;
            /** @description Of the shops it is for; none: all of them */
            statuses?: ("draft" | "approved" | "suspended" | "changes_requested" | "refused" | "closed")[];
            title: string;
            /** @description Last day; empty: it does not end by itself */
            to?: string;
        };
        BulletinPage: {
            data: components["schemas"]["BulletinWire"][];
        };
        BulletinSeen: {
            /** @description Clean HTML */
            body: string;
            id: string;
            /** @description Whether who asks has opened it */
            read: boolean;
            /** Format: date-time */
            since: string;
            title: string;
        };
        BulletinSeenPage: {
            data: components["schemas"]["BulletinSeen"][];
        };
        BulletinWire: {
            /** @description HTML; cleaned by the server */
            body: string;
            /** Format: date-time */
            createdAt: string;
            /** @description First day in Quebec; now when absent */
            from?: string;
            id: string;
            /**
             * Format: int64
             * @description People who opened it
             */
            reads: number;
            /**
             * Format: int64
             * @description To send with an edit
             */
            revision: number;
            /** @enum {string} */
            state: "upcoming" | "current" | "over" | "withdrawn";
            /** @description Of the shops it is for; none: all of them */
            statuses?: ("draft" | "approved" | "suspended" | "changes_requested" | "refused" | "closed")[];
            title: string;
            /** @description Last day; empty: it does not end by itself */
            to?: string;
        };
        BuyerCancelInputBody: {
            /** @description Of the one shop whose part is given up; the whole order without it */
            storeId?: string;
        };
        CalendarDays: {
            /**
             * @description First day, in Quebec
             * @example 2026-11-20
             */
            from: string;
            /** @example 2026-11-24 */
            to: string;
        };
        CampaignsOutputBody: {
            data: components["schemas"]["OutreachCampaign"][];
        };
        CancelInputBody: {
            items: components["schemas"]["FulfilmentUnits"][];
            /** @description 1 to 200 characters; the customer reads it */
            reason: string;
        };
        CancelInputBody2: {
            items: components["schemas"]["FulfilmentUnits"][];
            /** @description Told in the letters */
            reason: string;
        };
        CardStruct: {
            /** @example visa */
            brand: string;
            /** Format: int64 */
            expMonth: number;
            /** Format: int64 */
            expYear: number;
            /** @example 4242 */
            last4: string;
        };
        Cart: {
            /**
             * Format: decimal
             * @description The sub-total less the discount
             * @example 12.9
             */
            afterDiscount: number;
            /** @description There is something to order, and no quantity is above its limit */
            canOrder: boolean;
            /** @description The same as items */
            cartItems: components["schemas"]["CartItem"][];
            /** @description Those that were typed, with why one takes nothing off */
            codes: components["schemas"]["CartCode"][];
            /**
             * Format: decimal
             * @description Taken off the goods by promotions
             * @example 12.9
             */
            discount: number;
            /** @description A secret: anyone who knows it may change the cart */
            id: string;
            /**
             * Format: int64
             * @description Units of all items
             */
            itemCount: number;
            /** @description Oldest first */
            items: components["schemas"]["CartItem"][];
            /** @description What took something off, by store */
            promotions: components["schemas"]["PricingWirePromotion"][];
            /** @description Another one after every change */
            revision: string;
            /** @description Saved for later: in no sum and no order; absent when there are none */
            saved?: components["schemas"]["CartItem"][];
            /** @description The shops of the items, in the order of their first item */
            stores: components["schemas"]["CartStore"][];
            /**
             * Format: decimal
             * @description Before promotions, shipping and taxes; what cannot be bought now is not counted
             * @example 12.9
             */
            subTotal: number;
        };
        CartCode: {
            applied: boolean;
            code: string;
            /**
             * Format: decimal
             * @description What the sub-total lacks, below the minimum
             * @example 12.9
             */
            missing: number;
            /**
             * Format: int64
             * @description How many concerned units the cart lacks
             */
            missingUnits: number;
            /**
             * @description Why it takes nothing off
             * @enum {string}
             */
            reason?: "unknown" | "not_begun" | "ended" | "used_up" | "used_by_you" | "no_product" | "minimum" | "units" | "ships_free" | "better_offer";
        };
        CartItem: {
            /** @enum {string} */
            availability: "for_sale" | "sold_out" | "shop_is_away" | "gone";
            id: string;
            /**
             * Format: int64
             * @description 0 when it cannot be bought now
             */
            maxQuantity: number;
            price: components["schemas"]["CartPrice"];
            /** Format: int64 */
            quantity: number;
            storeId: string;
            storeName: string;
            storeSlug: string;
            /** @description Of the photo that shows the variant best; null without one */
            thumbs: components["schemas"]["PictureThumbs"];
            /**
             * Format: date-time
             * @description Set while the shop is away; of the year 9999 when it is until it is reopened
             */
            vacationUntil: string | null;
            variant: components["schemas"]["CartVariant"];
            variantId: string;
        };
        CartItemAnswer: {
            /** @enum {string} */
            availability: "for_sale" | "sold_out" | "shop_is_away" | "gone";
            cart: components["schemas"]["Cart"];
            id: string;
            /**
             * Format: int64
             * @description 0 when it cannot be bought now
             */
            maxQuantity: number;
            price: components["schemas"]["CartPrice"];
            /** Format: int64 */
            quantity: number;
            storeId: string;
            storeName: string;
            storeSlug: string;
            /** @description Of the photo that shows the variant best; null without one */
            thumbs: components["schemas"]["PictureThumbs"];
            /**
             * Format: date-time
             * @description Set while the shop is away; of the year 9999 when it is until it is reopened
             */
            vacationUntil: string | null;
            variant: components["schemas"]["CartVariant"];
            variantId: string;
        };
        CartPhoto: {
            file: string;
            /** Format: int64 */
            rank: number;
        };
        CartPrice: {
            /**
             * Format: decimal
             * @description Taken off the total by promotions
             * @example 12.9
             */
            discount: number;
            /**
             * Format: decimal
             * @description What a unit cost when the shopper last saw it, when that changed
             * @example 12.9
             */
            previousUnitPrice: number | null;
            /**
             * Format: decimal
             * @description Of one unit; zero when the variant has none
             * @example 12.9
             */
            regularPrice: number;
            /**
             * Format: decimal
             * @description The same as regularPrice
             * @example 12.9
             */
            regularUnitPrice: number;
            /**
             * Format: decimal
             * @description Before promotions; zero when the item cannot be bought now
             * @example 12.9
             */
            totalPrice: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            unitPrice: number;
        };
        CartProduct: {
            name: string;
            productPhotos: components["schemas"]["CartPhoto"][];
            slug: string;
        };
        CartSeenPrice: {
            id: string;
            /**
             * Format: decimal
             * @description As it was shown
             * @example 12.9
             */
            unitPrice: number;
        };
        CartStore: {
            /** @description When it would arrive in Quebec, or be ready, if it were bought now; absent without an estimate */
            arrival?: components["schemas"]["CalendarDays"];
            city: string;
            /**
             * @description Chosen, or the shop's default
             * @enum {string}
             */
            deliveryMethod: "parcel" | "pickup" | "local";
            /** @description What the shop offers, its default first */
            deliveryOptions: components["schemas"]["ShopOption"][];
            /** @description Why the chosen way is no longer possible: a sentence to show. Choose another */
            deliveryRefusal?: string;
            /**
             * Format: decimal
             * @description Taken off its goods by promotions
             * @example 12.9
             */
            discount: number;
            /**
             * Format: double
             * @description How far the threshold is, from 0 to 1
             */
            freeShippingShare: number;
            /**
             * Format: decimal
             * @description Null when the shop sets none
             * @example 12.9
             */
            freeShippingThreshold: number | null;
            id: string;
            /**
             * Format: decimal
             * @description Zero once it is reached; null when the shop sets no threshold
             * @example 12.9
             */
            leftToFreeShipping: number | null;
            name: string;
            slug: string;
            /**
             * Format: decimal
             * @description Before promotions
             * @example 12.9
             */
            subTotal: number;
        };
        CartSummaryInputBody: {
            addContribution?: boolean;
            cartId: string;
            shippingAddress?: components["schemas"]["CheckoutWireAddress"];
        } & {
            [key: string]: unknown;
        };
        CartVariant: {
            /**
             * Format: int64
             * @description Null when units are not counted
             */
            inventoryQuantity: number | null;
            /**
             * Format: int64
             * @description Null when the shop sets none
             */
            limitPerOrder: number | null;
            /** @description The chosen values, in the order of the options */
            name: string;
            options: {
                [key: string]: string;
            };
            product: components["schemas"]["CartProduct"];
            productVariantPhotos: components["schemas"]["CartVariantPhoto"][];
        };
        CartVariantPhoto: {
            isDefault: boolean;
            productPhoto: components["schemas"]["CartPhoto"];
        };
        CaseworkConversation: {
            /** Format: date-time */
            lastAt: string;
            /** Format: int64 */
            messages: number;
            shopId: string;
            shopName: string;
        };
        CaseworkDayOfSales: {
            /**
             * Format: decimal
             * @description Goods and shipping, before tax
             * @example 12.9
             */
            amount: number;
            /**
             * Format: decimal
             * @description Thirty days earlier
             * @example 12.9
             */
            before: number;
            /**
             * @description In the calendar of Quebec
             * @example 2026-11-16
             */
            day: string;
            /** Format: int64 */
            orders: number;
        };
        CaseworkEvent: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            amount: number;
            /** Format: date-time */
            at: string;
            /**
             * Format: int64
             * @description Units
             */
            count: number;
            /** @enum {string} */
            group: "money" | "parcel" | "letter" | "note" | "other";
            /** @enum {string} */
            kind: "placed" | "paid" | "failed" | "dispatched" | "late" | "ready" | "parcel" | "handedOver" | "cancelled" | "returnAsked" | "returnAccepted" | "returnDenied" | "returnExpired" | "returnReceived" | "refund" | "letter" | "message" | "marketMessage" | "note" | "act";
            /** @description Name of the shop it is of; empty for the whole order */
            shop: string;
            /** @description A note, a reason, a subject, or the act of an operator */
            text: string;
            /** @description Who did it: an operator, the buyer; empty for the system */
            who: string;
        };
        CaseworkFigure: {
            /**
             * Format: int64
             * @description Last week, up to the same hour
             */
            before: number;
            /** Format: int64 */
            now: number;
        };
        CaseworkHit: {
            detail: string;
            /** @description It was named whole */
            exact: boolean;
            id: string;
            /** @enum {string} */
            kind: "person" | "order" | "shop" | "product";
            /** @description As its own list names it; empty when there is nothing to say */
            state: string;
            title: string;
        };
        CaseworkItem: {
            /** Format: int64 */
            cancelled: number;
            id: string;
            /**
             * Format: int64
             * @description Units still to leave
             */
            left: number;
            productId: string;
            productName: string;
            /** Format: int64 */
            quantity: number;
            /**
             * Format: int64
             * @description Units that were not paid back in any way
             */
            refundable: number;
            /** Format: int64 */
            returned: number;
            /** Format: int64 */
            shipped: number;
            sku: string;
            /** @enum {string} */
            status: "processing" | "cancelled" | "shipped" | "return_requested" | "return_denied" | "pending_return" | "returned";
            thumbnail: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            unitPrice: number;
            variantName: string;
        };
        CaseworkLatePart: {
            /** Format: int64 */
            lateDays: number;
            /**
             * Format: int64
             * @description Units that have not left
             */
            left: number;
            /** @description The buyer's */
            name: string;
            orderId: string;
            /** Format: date-time */
            paidAt: string | null;
            province: string;
            reference: string;
            /** Format: date-time */
            remindedAt: string | null;
            /** Format: date-time */
            shipBy: string;
            shopId: string;
            shopName: string;
            /**
             * Format: decimal
             * @description Of the part
             * @example 12.9
             */
            total: number;
        };
        CaseworkLateShop: {
            /**
             * Format: int64
             * @description Of the part that waits longest
             */
            lateDays: number;
            /** Format: int64 */
            parts: number;
            shopId: string;
            shopName: string;
        };
        CaseworkLetter: {
            /** Format: date-time */
            at: string;
            /** @description It could not be delivered */
            failed: boolean;
            id: string;
            subject: string;
            to: string;
        };
        CaseworkListedOrder: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            id: string;
            /**
             * Format: int64
             * @description Whole days since the first late part should have left; 0 when none is late
             */
            lateDays: number;
            name: string;
            parts: components["schemas"]["CaseworkListedPart"][];
            province: string;
            /** @example RR-7KQ4-M2XD */
            reference: string;
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        CaseworkListedPart: {
            late: boolean;
            /**
             * Format: date-time
             * @description When it was promised to leave; null without a promise
             */
            shipBy: string | null;
            shopId: string;
            shopName: string;
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
        };
        CaseworkMoneyFigure: {
            /**
             * Format: decimal
             * @description Last week, up to the same hour
             * @example 12.9
             */
            before: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            now: number;
        };
        CaseworkOrder: {
            billingAddress: components["schemas"]["OrderAddress"];
            conversations: components["schemas"]["CaseworkConversation"][];
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** @description The latest first */
            events: components["schemas"]["CaseworkEvent"][];
            /** @description Absent unless it is one */
            gift?: components["schemas"]["OrderGift"];
            id: string;
            /** @description Oldest first */
            letters: components["schemas"]["CaseworkLetter"][];
            name: string;
            /**
             * Format: int64
             * @description By this e-mail, this one included
             */
            ordersPlaced: number;
            /** Format: date-time */
            paidAt: string | null;
            parts: components["schemas"]["CaseworkPart"][];
            payment: components["schemas"]["CaseworkPayment"];
            phone: string;
            /** @example RR-7KQ4-M2XD */
            reference: string;
            /**
             * Format: decimal
             * @description What a refund of everything would give back
             * @example 12.9
             */
            refundable: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            refunded: number;
            /** @description Oldest first */
            refunds: components["schemas"]["CaseworkRefund"][];
            /** @description Oldest first */
            returns: components["schemas"]["CaseworkReturn"][];
            shippingAddress: components["schemas"]["OrderAddress"];
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            summary: components["schemas"]["OrderWireSummary"];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Empty for a guest */
            userId: string;
        };
        CaseworkOutcome: {
            /** @description It was done before, by the same request */
            again: boolean;
            cardBrand: string;
            cardLast4: string;
            letters: components["schemas"]["CaseworkPosted"][];
            /** @description Nothing was kept */
            preview: boolean;
            /**
             * Format: int64
             * @description Units that are put back in stock
             */
            restocked: number;
            shares: components["schemas"]["CaseworkShare"][];
            /**
             * Format: decimal
             * @description What the person gets back
             * @example 12.9
             */
            total: number;
        };
        CaseworkParcel: {
            carrierName: string;
            id: string;
            /** Format: date-time */
            shippedAt: string;
            trackingLink: string;
            trackingNumber: string;
            /** Format: int64 */
            units: number;
        };
        CaseworkPart: {
            /** @description Without the buyer's code */
            delivery: components["schemas"]["OrderWireDelivery"];
            /**
             * Format: decimal
             * @description Taken off its goods by promotions
             * @example 12.9
             */
            discount: number;
            /** @description Why it was handed over without a code */
            handoverNote: string;
            id: string;
            /** @description Empty until numbered */
            invoiceId: string;
            invoiceNumber: string;
            items: components["schemas"]["CaseworkItem"][];
            /**
             * Format: int64
             * @description 0 when it is not late
             */
            lateDays: number;
            /**
             * Format: decimal
             * @description What the shop has of it, commission and refunds taken out
             * @example 12.9
             */
            net: number;
            /** @description Oldest first */
            parcels: components["schemas"]["CaseworkParcel"][];
            promotions: components["schemas"]["PricingWirePromotion"][];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            refundable: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            refunded: number;
            /** Format: date-time */
            remindedAt: string | null;
            /** Format: date-time */
            shipBy: string | null;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shipping: number;
            shopId: string;
            shopName: string;
            shopSlug: string;
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            /**
             * Format: decimal
             * @description Before promotions
             * @example 12.9
             */
            subTotal: number;
            taxes: components["schemas"]["OrderWireTaxes"];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        CaseworkPayment: {
            cardBrand: string;
            cardLast4: string;
            /** Format: date-time */
            createdAt: string;
            failureCode: string;
            /** @description The provider's */
            intentId: string;
            provider: string;
            /** @enum {string} */
            status: "started" | "succeeded" | "failed" | "voided";
        };
        CaseworkPosted: {
            subject: string;
            /** @description As those who read plain text see it, without the secrets of its links */
            text: string;
            to: string;
        };
        CaseworkRefund: {
            /** @enum {string} */
            borneBy: "shop" | "market";
            /**
             * Format: decimal
             * @description Of the total: what the buyer has by a lost dispute or by hand, not through the provider
             * @example 12.9
             */
            covered: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Its number; empty until it has one
             * @example NC-000007
             */
            creditNote: string;
            /** @description Empty until it has one */
            creditNoteId: string;
            failureCode: string;
            id: string;
            reason: string;
            shopName: string;
            /** @enum {string} */
            status: "owed" | "sent" | "failed";
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        CaseworkRefundAsk: {
            /**
             * Format: double
             * @description Dollars, taxes included
             */
            amount?: number;
            /** @enum {string} */
            borneBy: "shop" | "market";
            /** @description Of a line */
            itemId?: string;
            /** @description Made by the page: the same one twice is done once */
            key: string;
            /**
             * Format: int64
             * @description Of a line
             */
            quantity?: number;
            /** @description Told in the letters */
            reason: string;
            /** @enum {string} */
            scope: "line" | "amount" | "all";
            /** @description Of an amount */
            shopId?: string;
        };
        CaseworkReturn: {
            /** @description The shop's */
            denyReason: string;
            /**
             * Format: date-time
             * @description An accepted one must be received before
             */
            dueAt: string | null;
            id: string;
            /** @description The buyer's */
            name: string;
            orderId: string;
            /** @description Ids of the buyer's photographs */
            photos: string[];
            productName: string;
            /** Format: int64 */
            quantity: number;
            /** @description The buyer's */
            reason: string;
            reference: string;
            /** Format: date-time */
            requestedAt: string;
            shopId: string;
            shopName: string;
            /** @enum {string} */
            status: "returnRequested" | "pendingReturn" | "returnDenied" | "returnExpired" | "completed";
            /** Format: date-time */
            updatedAt: string;
            variantName: string;
        };
        CaseworkShare: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            after: number;
            /**
             * Format: decimal
             * @description Balance of the shop
             * @example 12.9
             */
            before: number;
            /** @enum {string} */
            borneBy: "shop" | "market";
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            contribution: number;
            /**
             * Format: decimal
             * @description Borne by the market: commission given back with its taxes, taxes it holds, or all of it
             * @example 12.9
             */
            fromMarket: number;
            /**
             * Format: decimal
             * @description Taken from the shop's balance
             * @example 12.9
             */
            fromShop: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            goods: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shipping: number;
            shopId: string;
            shopName: string;
            taxes: components["schemas"]["OrderWireTaxes"];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        CaseworkToDo: {
            /** Format: int64 */
            count: number;
            /** @description Which list it is: late, returns, refunds, shops, reports, letters, jobs… */
            name: string;
            /**
             * Format: date-time
             * @description Since when the first waits; null when unknown
             */
            oldest: string | null;
        };
        CaseworkToday: {
            /** Format: date-time */
            at: string;
            /** @description Thirty, today last */
            days: components["schemas"]["CaseworkDayOfSales"][];
            orders: components["schemas"]["CaseworkFigure"];
            people: components["schemas"]["CaseworkFigure"];
            /**
             * Format: decimal
             * @description Of as many days before those
             * @example 12.9
             */
            previous: number;
            /** @description Taxes included */
            refunds: components["schemas"]["CaseworkMoneyFigure"];
            /** @description Goods and shipping, before tax */
            sales: components["schemas"]["CaseworkMoneyFigure"];
            shops: components["schemas"]["CaseworkFigure"];
            /** @description Only what waits in lists that the operator may open */
            toDo: components["schemas"]["CaseworkToDo"][];
            /**
             * Format: decimal
             * @description Of the days before today
             * @example 12.9
             */
            total: number;
        };
        CatalogCategoryWire: {
            /** @description Ids of its subcategories, in order; not in brief */
            children?: string[];
            /** @description Products are shown in it, or in a descendant */
            filled: boolean;
            id: string;
            /** @description It has subcategories */
            isParent: boolean;
            name: string;
            /** Format: int64 */
            order: number;
            /** @description Null for a top category */
            parentId: string | null;
            /** @description Slugs of its ancestors and its own, joined by a slash; not in brief */
            path?: string;
            /** @description One that an operator sent */
            picture?: components["schemas"]["Picture"];
            /** @description One of the site's own photographs */
            pictureName?: string;
            /**
             * Format: int64
             * @description Products shown, those of its descendants included
             */
            productCount?: number;
            /** Format: int64 */
            shortId: number;
            slug: string;
        };
        CatalogCrumb: {
            id: string;
            name: string;
            /** @description Slugs of its ancestors and its own, joined by a slash; not in brief */
            path?: string;
        };
        CatalogOption: {
            name: string;
            values: string[];
        };
        CatalogPhoto: {
            /** @description What the picture shows, for those who do not see it */
            alt: string;
            /** @description Average colour, #rrggbb, painted until the picture is there */
            color: string;
            /** @description Address of the picture at its greatest size */
            file: string;
            /** Format: int64 */
            height: number;
            id: string;
            /** Format: int64 */
            rank: number;
            thumbs: components["schemas"]["PictureThumbs"];
            /** Format: int64 */
            width: number;
        };
        CatalogProductStore: {
            /** @description When it would arrive in Quebec by deliveryMethod, or be ready, if it were bought today; absent without an estimate */
            arrival?: components["schemas"]["CalendarDays"];
            categoryCode: string;
            city: string;
            /** Format: int64 */
            deliveryMaxDays: number;
            /**
             * @description What a buyer gets who chooses nothing; not parcel: the shop sends none
             * @enum {string}
             */
            deliveryMethod: "parcel" | "pickup" | "local";
            /**
             * Format: int64
             * @description Working days before it leaves or is ready
             */
            deliveryMinDays: number;
            deliveryNote: string;
            id: string;
            /** Format: double */
            lat: number | null;
            legalAddress: string;
            legalName: string;
            /** @description Absent when the shop delivers nothing itself */
            local?: components["schemas"]["ShippingLocalOffer"];
            /** Format: double */
            lon: number | null;
            name: string;
            /** @description Where it may be picked up; absent when it may not */
            pickupCity?: string;
            /**
             * Format: decimal
             * @description Absent when it is free
             * @example 12.9
             */
            pickupPrice?: number;
            postalCode: string;
            /** @description Empty when there is none */
            profilePhoto: string;
            region: string;
            returnTerms: string;
            shippingSettings: components["schemas"]["ShippingWire"];
            slug: string;
            thumbs: components["schemas"]["PictureThumbs"];
            /**
             * Format: date-time
             * @description The shop is away and sells nothing until then; of the year 9999 when it is until it is reopened
             */
            vacationUntil: string | null;
        };
        CatalogProductWire: {
            /** @description Its first category and those above it, outermost first */
            breadcrumb: components["schemas"]["CatalogCrumb"][];
            /** @description The first one leads the breadcrumb */
            categoryIds: string[];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: decimal
             * @description Of the variant at minPrice; zero when it has none
             * @example 12.9
             */
            defaultRegularPrice: number;
            /** @description Clean HTML */
            description: string;
            finalSale: boolean;
            /** @description One unit ships free */
            freeShipping: boolean;
            id: string;
            /** @description Empty when there is none */
            mainPhoto: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            minPrice: number;
            name: string;
            /** @description Running automatic offers that are about it; absent without any */
            offers?: components["schemas"]["PricingWireOffer"][];
            options: components["schemas"]["CatalogOption"][];
            productPhotos: components["schemas"]["CatalogPhoto"][];
            /** Format: date-time */
            publishedAt: string;
            /** @description Set when it was asked by a former address: the page must answer a permanent redirection there */
            redirectTo?: string;
            /** @description Null without any */
            reviews: components["schemas"]["CatalogReviewsWire"];
            /** @description Its present address; see redirectTo */
            slug: string;
            store: components["schemas"]["CatalogProductStore"];
            storeId: string;
            storeName: string;
            storeSlug: string;
            /** @enum {string} */
            taxCategory: "standard" | "grocery" | "book";
            thumbs: components["schemas"]["PictureThumbs"];
            /** Format: date-time */
            updatedAt: string;
            variants: components["schemas"]["CatalogVariantWire"][];
        };
        CatalogReviewExcerpt: {
            /** @description First name and initial; empty once the buyer was forgotten */
            author: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: int64 */
            stars: number;
            text: string;
        };
        CatalogReviewsWire: {
            /**
             * Format: double
             * @description To a tenth
             */
            average: number;
            /** Format: int64 */
            count: number;
            /** @description The newest ones, a few */
            latest: components["schemas"]["CatalogReviewExcerpt"][];
            /** @description How many gave one, two, three, four and five stars */
            stars: number[];
        };
        CatalogTreeCategory: {
            /** @description Ids of its subcategories, in order; not in brief */
            children?: string[];
            /** @description Neither products nor subcategories: it can be removed */
            empty: boolean;
            /** @description Products are shown in it, or in a descendant */
            filled: boolean;
            id: string;
            /** @description It has subcategories */
            isParent: boolean;
            name: string;
            /** Format: int64 */
            order: number;
            /** @description Null for a top category */
            parentId: string | null;
            /** @description Slugs of its ancestors and its own, joined by a slash; not in brief */
            path?: string;
            /** @description One that an operator sent */
            picture?: components["schemas"]["Picture"];
            /** @description One of the site's own photographs */
            pictureName?: string;
            /**
             * Format: int64
             * @description Products shown, those of its descendants included
             */
            productCount?: number;
            /** Format: int64 */
            shortId: number;
            slug: string;
            /** @description Codes of the options suggested for its products */
            variantTypes: string[];
        };
        CatalogTypeState: {
            /** @description No longer suggested to shops */
            hidden: boolean;
            name: string;
        };
        CatalogTypeWire: {
            /** @description Ids of the categories for whose products it is suggested first */
            categories: string[];
            /** @description Folded name, stable: couleur */
            code: string;
            /** @description No longer suggested to shops */
            hidden: boolean;
            id: string;
            /** @description Name shown: Couleur */
            name: string;
            /** Format: int64 */
            order: number;
            values: string[];
        };
        CatalogVariantPhoto: {
            isDefault: boolean;
            productPhoto: components["schemas"]["CatalogPhoto"];
        };
        CatalogVariantType: {
            /** @description Ids of the categories for whose products it is suggested first */
            categories: string[];
            /** @description Folded name, stable: couleur */
            code: string;
            id: string;
            /** @description Name shown: Couleur */
            name: string;
            /** Format: int64 */
            order: number;
            values: string[];
        };
        CatalogVariantWire: {
            finalSale: boolean;
            /**
             * Format: double
             * @description cm
             */
            height: number | null;
            id: string;
            /** @enum {string} */
            inventoryMode: "status" | "stock";
            /**
             * Format: int64
             * @description Null when units are not counted
             */
            inventoryQuantity: number | null;
            /**
             * @description What can be bought now, in both modes
             * @enum {string}
             */
            inventoryStatus: "in_stock" | "out_of_stock";
            isDefault: boolean;
            /**
             * Format: double
             * @description cm
             */
            length: number | null;
            /**
             * Format: int64
             * @description Null when the shop sets none
             */
            limitPerOrder: number | null;
            /**
             * Format: int64
             * @description The greatest quantity of a cart line
             */
            maxQuantity: number;
            options: {
                [key: string]: string;
            };
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            price: number;
            productVariantPhotos: components["schemas"]["CatalogVariantPhoto"][];
            /**
             * Format: decimal
             * @description Zero when the variant has none
             * @example 12.9
             */
            regularPrice: number;
            sku: string;
            /**
             * Format: double
             * @description kg
             */
            weight: number | null;
            /**
             * Format: double
             * @description cm
             */
            width: number | null;
        };
        CategoriesOutputBody: {
            data: components["schemas"]["ShopCategoryWire"][];
        };
        CheckoutAccount: {
            /** @description The shipping address is among its addresses */
            addressKept: boolean;
            /** @description The card that paid is among its cards */
            cardKept: boolean;
            /** @enum {string} */
            status: "opened" | "code_sent" | "failed";
        };
        CheckoutLookedUp: {
            billingAddress?: components["schemas"]["OrderAddress"];
            /** Format: date-time */
            createdAt: string;
            /** @description How each store's part reaches its buyer */
            deliveries?: components["schemas"]["OrderViewDelivery"][];
            email?: string;
            firstName?: string;
            /** @description Absent unless it is one */
            gift?: components["schemas"]["OrderGift"];
            id: string;
            items: components["schemas"]["OrderWireItem"][];
            lastName?: string;
            /**
             * Format: decimal
             * @description Total less what was given back
             * @example 12.9
             */
            netTotal?: number;
            phone?: string;
            reference: string;
            /** @description Oldest first */
            refunds?: components["schemas"]["OrderWireRefund"][];
            shippingAddress?: components["schemas"]["OrderAddress"];
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            summary?: components["schemas"]["OrderWireSummary"];
            token: string;
            /**
             * Format: decimal
             * @description This and what follows: for the owner alone
             * @example 12.9
             */
            total?: number;
        };
        CheckoutPlaced: {
            /** @description Of the guest who asked for one */
            account?: components["schemas"]["CheckoutAccount"];
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @example RR-7KQ4-M2XD */
            reference: string;
            /** @enum {string} */
            status: "pending" | "paid" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            /** @description Opens the order and its invoices: send it as the parameter jeton */
            token: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        CheckoutSummary: {
            /** @description False while the cart is empty or holds something that cannot be bought as it is */
            canOrder: boolean;
            /** @description Of the cart; none for an order */
            codes: components["schemas"]["CartCode"][];
            /**
             * Format: decimal
             * @description Taken off the goods by promotions
             * @example 12.9
             */
            discount: number;
            /**
             * Format: decimal
             * @description The platform's contribution, when asked for
             * @example 12.9
             */
            fees: number;
            /**
             * Format: decimal
             * @description Send it back as expectedTotal
             * @example 12.9
             */
            grandTotal: number;
            items: components["schemas"]["CheckoutSummaryItem"][];
            promotions: components["schemas"]["PricingWirePromotion"][];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shipping: number;
            /** @description By store id */
            shippingPerStore: {
                [key: string]: number;
            };
            stores: components["schemas"]["CheckoutSummaryStore"][];
            /**
             * Format: decimal
             * @description Of the goods, before promotions
             * @example 12.9
             */
            subTotal: number;
            taxes: components["schemas"]["OrderWireTaxes"];
        };
        CheckoutSummaryItem: {
            /** @enum {string} */
            availability: "for_sale" | "sold_out" | "shop_is_away" | "gone";
            /**
             * Format: decimal
             * @description Taken off by promotions
             * @example 12.9
             */
            discount: number;
            finalSale: boolean;
            id: string;
            /**
             * Format: int64
             * @description 0 when it cannot be bought now
             */
            maxQuantity: number;
            productName: string;
            /** @description The product's slug */
            productUrl: string;
            /** Format: int64 */
            quantity: number;
            storeId: string;
            storeName: string;
            /** @description Address of a small picture, empty without one */
            thumbnail: string;
            /**
             * Format: decimal
             * @description Before promotions; zero when it cannot be bought now
             * @example 12.9
             */
            totalPrice: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            unitPrice: number;
            variantId: string;
            variantName: string;
        };
        CheckoutSummaryStore: {
            /** @description When its parcel should arrive, or be ready; absent without an estimate */
            arrival?: components["schemas"]["CalendarDays"];
            /**
             * @description Chosen, or the shop's default
             * @enum {string}
             */
            deliveryMethod: "parcel" | "pickup" | "local";
            /** @description What the shop offers, its default first */
            deliveryOptions: components["schemas"]["ShopOption"][];
            /** @description Why the chosen way is no longer possible: a sentence to show. Choose another */
            deliveryRefusal?: string;
            deliveryTerms: string;
            /**
             * Format: decimal
             * @description Taken off its goods by promotions
             * @example 12.9
             */
            discount: number;
            id: string;
            merchantAddress: string;
            merchantEmail: string;
            /** @description Legal name */
            merchantName: string;
            /** @description Ten digits; empty when the shop gave none */
            merchantPhone: string;
            name: string;
            returnTerms: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shipping: number;
            slug: string;
            /**
             * Format: decimal
             * @description Before promotions
             * @example 12.9
             */
            subTotal: number;
            taxes: components["schemas"]["OrderWireTaxes"];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        CheckoutWireAddress: {
            address?: string;
            address2?: string;
            city?: string;
            /** @example CA */
            country?: string;
            firstName?: string;
            lastName?: string;
            /** @description First and last name, when they come as one */
            name?: string;
            postalCode?: string;
            /** @example QC */
            province?: string;
        } & {
            [key: string]: unknown;
        };
        CodePatchBody: {
            /** @description 1 to 60 characters */
            label: string;
            /** @description What it was called when it was read; another since is refused with 409 */
            was: string;
        };
        CodesOutputBody: {
            data: components["schemas"]["ShopCodeWire"][];
        };
        ConfigOutputBody: {
            /** @enum {string} */
            provider: "sandbox" | "stripe";
            /** @description Empty for the sandbox */
            publishableKey: string;
        };
        ConfigOutputBody2: {
            data: components["schemas"]["ConfigSetting"][];
        };
        ConfigSetting: {
            meaning: string;
            name: string;
            secret: boolean;
            /** @description Never a secret: only whether it is set */
            value: string;
        };
        ConfirmInputBody: {
            /** @description From the link in the letter */
            token: string;
        };
        ConfirmInputBody2: {
            code: string;
        };
        ConfirmOutputBody: {
            /** @enum {string} */
            status: "CONFIRMED";
        };
        ConfirmOutputBody2: {
            recoveryCodes: string[];
        };
        ConfirmationOutputBody: {
            /** @description The address that is proved now */
            email: string;
            /** @enum {string} */
            status: "success";
        };
        ContactInputBody: {
            /** @description Likewise; answers go there */
            email: string;
            /** @description At most 5000 characters; tags are removed */
            message: string;
            /** @description Replaced by the account's for a signed-in customer */
            name: string;
            /** @description At most 200 characters */
            subject?: string;
            /** @description A trap for robots: leave it out */
            website?: string;
        };
        ContentAnnouncement: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            audience: "accounts" | "sellers";
            /** @description Name of the operator */
            by: string;
            /**
             * Format: date-time
             * @description When everyone was told, or when it was cancelled
             */
            finishedAt?: string;
            id: string;
            message: string;
            /**
             * Format: int64
             * @description How many there were to tell
             */
            people: number;
            /** @enum {string} */
            state: "sending" | "paused" | "cancelled" | "sent";
            subject: string;
            textId: string;
            /**
             * Format: int64
             * @description How many were told so far
             */
            told: number;
            /** Format: int64 */
            version: number;
        };
        ContentArticleWire: {
            author: string;
            /** @description Day, 2026-11-15 */
            date: string;
            description: string;
            /** @description Clean HTML; headings start at h2 */
            html: string;
            /** @description Address; empty when there is none */
            image: string;
            isExternalLink: boolean;
            /** @description The same picture with its sizes; null when there is none */
            picture: components["schemas"]["Picture"];
            /**
             * Format: int64
             * @description Zero when unknown
             */
            readingMinutes: number;
            /** @description What to read next */
            related: components["schemas"]["ContentCard"][];
            sections: components["schemas"]["ContentSection"][];
            slug: string;
            source: string;
            tags: string[];
            title: string;
            /** @description Day of the last change; that of publication when the text does not say */
            updatedAt: string;
            /** @description Where the card leads; empty when there is nowhere to go */
            url: string;
            /** Format: int64 */
            wordCount: number;
        };
        ContentBlock: {
            actionLabel: string;
            children: components["schemas"]["ContentBlockChild"][];
            color: string;
            description: string;
            /** @description Null when the block shows no picture */
            file?: components["schemas"]["ContentBlockFile"];
            subtitle: string;
            title: string;
            type: string;
            uri: string;
        };
        ContentBlockChild: {
            filePath: string;
            title: string;
            uri: string;
        };
        ContentBlockFile: {
            /** @description Empty for files of this server */
            bucket: string;
            path: string;
        };
        ContentCard: {
            author: string;
            /** @description Day, 2026-11-15 */
            date: string;
            description: string;
            /** @description Address; empty when there is none */
            image: string;
            isExternalLink: boolean;
            /** @description The same picture with its sizes; null when there is none */
            picture: components["schemas"]["Picture"];
            /**
             * Format: int64
             * @description Zero when unknown
             */
            readingMinutes: number;
            slug: string;
            source: string;
            tags: string[];
            title: string;
            /** @description Where the card leads; empty when there is nowhere to go */
            url: string;
        };
        ContentFAQItem: {
            /** @description Clean HTML */
            answer: string;
            /** @description Anchor, for a link to this question */
            id: string;
            question: string;
        };
        ContentFAQWire: {
            code: string;
            description: string;
            /** @description Clean HTML before the first question; often empty */
            intro: string;
            items: components["schemas"]["ContentFAQItem"][];
            title: string;
        };
        ContentFields: {
            author?: string;
            blocks?: components["schemas"]["ContentBlock"][];
            /** @description Day, 2026-11-15 */
            date?: string;
            description?: string;
            external?: boolean;
            /** @description Not shown to anyone */
            hidden?: boolean;
            image?: string;
            imageAlt?: string;
            items?: components["schemas"]["ContentPrizeItem"][];
            name?: string;
            /** Format: int64 */
            order?: number;
            photo?: string;
            role?: string;
            source?: string;
            tags?: string[];
            title?: string;
            toReview?: boolean;
            /** @description Day; of a file only */
            updated?: string;
            url?: string;
            /**
             * Format: int64
             * @description Of each prize, in dollars
             */
            value?: number;
        };
        ContentPageWire: {
            blocks: components["schemas"]["ContentBlock"][];
            /** @description For search engines */
            description: string;
            /** @description Clean HTML; headings start at h2 */
            html: string;
            /** @description Its h2 headings, for a table of contents */
            sections: components["schemas"]["ContentSection"][];
            slug: string;
            title: string;
            /** @description Day of the last change, 2026-11-15; empty when the text does not say */
            updatedAt: string;
        };
        ContentPersonWire: {
            /** @description Clean HTML */
            html: string;
            name: string;
            /** @description Null when there is none */
            photo: components["schemas"]["Picture"];
            role: string;
        };
        ContentPressItem: {
            author: string;
            /** @description Day, 2026-11-15 */
            date: string;
            description: string;
            /** @description Clean HTML; empty when the text is elsewhere */
            html: string;
            /** @description Address; empty when there is none */
            image: string;
            isExternalLink: boolean;
            /** @description The same picture with its sizes; null when there is none */
            picture: components["schemas"]["Picture"];
            /**
             * Format: int64
             * @description Zero when unknown
             */
            readingMinutes: number;
            slug: string;
            source: string;
            tags: string[];
            title: string;
            /** @description Where the card leads; empty when there is nowhere to go */
            url: string;
        };
        ContentPreview: {
            blocks: components["schemas"]["ContentBlock"][];
            /**
             * Format: int64
             * @description How many places differ
             */
            changes: number;
            description: string;
            /** @description Clean HTML */
            html: string;
            /** @description HTML with <ins> and <del> where it differs from the version in force */
            marked: string;
            sections: components["schemas"]["ContentSection"][];
            title: string;
            /** @description What {{names}} of the text stand for */
            values: components["schemas"]["ContentValue"][];
            /** Format: int64 */
            words: number;
        };
        ContentPrizeItem: {
            image?: string;
            name?: string;
            product?: string;
            shop?: string;
            text?: string;
        };
        ContentSection: {
            /** @description Anchor of the heading */
            id: string;
            title: string;
        };
        ContentText: {
            /** @description The page that shows it; empty when none does */
            address: string;
            /** @description Someone wrote what nobody published yet */
            draft: boolean;
            /** Format: date-time */
            editedAt?: string;
            /** @description Who wrote the draft or published last */
            editedBy: string;
            /** @description Not shown to anyone */
            hidden: boolean;
            /** @description Kind and slug: pages.a-propos */
            id: string;
            /** @enum {string} */
            kind: "pages" | "faq" | "blogue" | "concours" | "equipe" | "medias";
            /** @description Binds the market: someone of it must have read it */
            legal: boolean;
            /** Format: date-time */
            readAt?: string;
            /** @description Who said to have read the version in force */
            readBy: string;
            /**
             * Format: date-time
             * @description When that version took effect
             */
            since?: string;
            slug: string;
            title: string;
            /**
             * Format: int64
             * @description In force; 0 is that of the program
             */
            version: number;
            /**
             * Format: int64
             * @description A version whose time has not come; 0 without one
             */
            waiting: number;
            /** Format: date-time */
            waitingFrom?: string;
        };
        ContentTextDetail: {
            /**
             * Format: int64
             * @description People with an account who were not told of the version published last
             */
            accounts: number;
            /** @description The page that shows it; empty when none does */
            address: string;
            /** @description Every name that a text may use between {{ }} */
            allValues: components["schemas"]["ContentValue"][];
            /** @description Someone wrote what nobody published yet */
            draft: boolean;
            /** Format: date-time */
            editedAt?: string;
            /** @description Who wrote the draft or published last */
            editedBy: string;
            /** @description Not shown to anyone */
            hidden: boolean;
            /** @description Kind and slug: pages.a-propos */
            id: string;
            /** @enum {string} */
            kind: "pages" | "faq" | "blogue" | "concours" | "equipe" | "medias";
            /** @description Binds the market: someone of it must have read it */
            legal: boolean;
            /** @description The draft, else what was published last */
            present: components["schemas"]["ContentWritten"];
            /** Format: date-time */
            readAt?: string;
            /** @description Who said to have read the version in force */
            readBy: string;
            /**
             * Format: int64
             * @description Sent back with an edit
             */
            revision: number;
            /**
             * Format: int64
             * @description Owners of shops, likewise
             */
            sellers: number;
            /**
             * Format: date-time
             * @description When that version took effect
             */
            since?: string;
            slug: string;
            title: string;
            /**
             * Format: int64
             * @description In force; 0 is that of the program
             */
            version: number;
            /** @description The latest first */
            versions: components["schemas"]["ContentVersionLine"][];
            /**
             * Format: int64
             * @description A version whose time has not come; 0 without one
             */
            waiting: number;
            /** Format: date-time */
            waitingFrom?: string;
        };
        ContentValue: {
            name: string;
            value: string;
        };
        ContentVersionDetail: {
            blocks: components["schemas"]["ContentBlock"][];
            /** @description Markdown */
            body: string;
            /** Format: int64 */
            changes: number;
            description: string;
            fields: components["schemas"]["ContentFields"];
            /** @description Clean HTML */
            html: string;
            /** @description HTML with <ins> and <del> where it differs from the version before */
            marked: string;
            sections: components["schemas"]["ContentSection"][];
            title: string;
            /** @description What {{names}} of the text stand for */
            values: components["schemas"]["ContentValue"][];
            /** Format: int64 */
            words: number;
        };
        ContentVersionLine: {
            by: string;
            /** Format: date-time */
            effectiveAt?: string;
            /** Format: date-time */
            publishedAt?: string;
            /** @enum {string} */
            state: "in_force" | "waiting" | "past" | "withdrawn";
            summary: string;
            /**
             * Format: int64
             * @description 0 is the text of the program
             */
            version: number;
        };
        ContentWritten: {
            /** @description Markdown */
            body: string;
            fields: components["schemas"]["ContentFields"];
        };
        ConversationOutputBody: {
            /** @description Oldest first */
            messages: components["schemas"]["MessageWire"][];
        };
        CreateInputBody: {
            name: string;
            /** @description Empty: a top */
            parentId?: string;
            /** Format: int64 */
            revision: number;
            /** @description Empty: made from the name */
            slug?: string;
        };
        CustomerDetail: {
            billingAddress: components["schemas"]["OrderAddress"];
            /** @description At least one item may be returned */
            canReturn: boolean;
            /**
             * Format: decimal
             * @description What the buyer gets back for giving the whole order up; null when they may not
             * @example 12.9
             */
            cancelRefund: number | null;
            /** @description That paid; null before, and for an order that cost nothing */
            card: components["schemas"]["OrderWireCard"];
            /** Format: date-time */
            createdAt: string;
            email: string;
            firstName: string;
            /** @description Absent unless it is one */
            gift?: components["schemas"]["OrderGift"];
            /** @description False for a guest's order, which may still open an account */
            hasAccount: boolean;
            id: string;
            /** @description Of the one invoice as PDF; empty until the order is paid */
            invoiceUrl: string;
            /** @description In the order of the stores */
            items: components["schemas"]["CustomerItem"][];
            lastName: string;
            /**
             * Format: decimal
             * @description Total less what was given back
             * @example 12.9
             */
            netTotal: number;
            phone: string;
            /** @example RR-7KQ4-M2XD */
            reference: string;
            /** @description Oldest first */
            refunds: components["schemas"]["OrderWireRefund"][];
            shippingAddress: components["schemas"]["OrderAddress"];
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            /** @description By name */
            stores: components["schemas"]["CustomerStore"][];
            summary: components["schemas"]["OrderWireSummary"];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
            /**
             * Format: int64
             * @description Of all stores
             */
            unreadMessages: number;
        };
        CustomerHead: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            /**
             * Format: decimal
             * @description Total less what was given back
             * @example 12.9
             */
            netTotal: number;
            /** @example RR-7KQ4-M2XD */
            reference: string;
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            /** @description Addresses of small pictures of its items */
            thumbnails: string[];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
            /**
             * Format: int64
             * @description Messages of its stores that were not read
             */
            unreadMessages: number;
        };
        CustomerItem: {
            /** @description Empty when it was not cancelled */
            cancelReason: string;
            /**
             * @description Who gave units up last; empty when nobody did, or it was not noted
             * @enum {string}
             */
            cancelledBy: "" | "shop" | "buyer" | "operator";
            /** @enum {string} */
            deliveryMethod: "parcel" | "pickup" | "local";
            /** @description The shop's, when it denied the latest return */
            denyReason: string;
            /**
             * Format: decimal
             * @description Taken off by promotions
             * @example 12.9
             */
            discount: number;
            finalSale: boolean;
            id: string;
            productName: string;
            /** @description The product's slug */
            productUrl: string;
            /** Format: int64 */
            quantity: number;
            /**
             * Format: int64
             * @description Units returned or on their way back
             */
            quantityAlreadyReturn: number;
            /** Format: int64 */
            quantityCancelled: number;
            /** Format: int64 */
            quantityShipped: number;
            /** @description The latest return, null without one */
            returnItem: components["schemas"]["OrderWireReturn"];
            /** @description Why it may not be returned; null when it may */
            returnRefusal: components["schemas"]["CustomerReturnRefusal"];
            returnable: boolean;
            /**
             * Format: int64
             * @description Zero when it may not be returned
             */
            returnableQuantity: number;
            /**
             * Format: date-time
             * @description Null for a final sale and before it is shipped
             */
            returnableUntil: string | null;
            /** @description The latest parcel, null before the first */
            shipment: components["schemas"]["OrderWireShipment"];
            /** @description Every parcel, oldest first */
            shipments: components["schemas"]["OrderWireShipment"][];
            /** @enum {string} */
            status: "processing" | "cancelled" | "shipped" | "return_requested" | "return_denied" | "pending_return" | "returned";
            storeId: string;
            storeName: string;
            storeSlug: string;
            /** @description Address of a small picture, empty without one */
            thumbnail: string;
            /** @description How to give an accepted return back; null without one */
            toSendBack: components["schemas"]["CustomerToSendBack"];
            /**
             * Format: decimal
             * @description Of all the units ordered, before promotions
             * @example 12.9
             */
            totalPrice: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            unitPrice: number;
            variantId: string;
            variantName: string;
        };
        CustomerReturnRefusal: {
            /** @enum {string} */
            code: "final_sale" | "not_shipped" | "item_cancelled" | "return_in_progress" | "return_denied" | "already_returned" | "return_window_over";
            /** @description A sentence to show, in French */
            message: string;
        };
        CustomerStore: {
            /** @description When what is left of it, or its last parcel, should arrive; absent when nothing is awaited */
            arrival?: components["schemas"]["CalendarDays"];
            /** @description That is later than was said when it was ordered */
            arrivesLate?: boolean;
            /** @description The shop may be written to about this order */
            canWrite: boolean;
            /**
             * Format: decimal
             * @description What the buyer gets back for giving this part up; null when they may not
             * @example 12.9
             */
            cancelRefund: number | null;
            /** @description With the buyer's code while a pickup waits */
            delivery: components["schemas"]["OrderWireDelivery"];
            deliveryTerms: string;
            /**
             * Format: decimal
             * @description Taken off its goods by promotions
             * @example 12.9
             */
            discount: number;
            id: string;
            /** @description Null until the order is paid */
            invoice: components["schemas"]["InvoiceListed"];
            merchantName: string;
            name: string;
            promotions: components["schemas"]["PricingWirePromotion"][];
            returnTerms: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shipping: number;
            slug: string;
            /**
             * @description Of this part alone
             * @enum {string}
             */
            status: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            /**
             * Format: decimal
             * @description Before promotions
             * @example 12.9
             */
            subTotal: number;
            taxes: components["schemas"]["OrderWireTaxes"];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
            /** Format: int64 */
            unreadMessages: number;
        };
        CustomerToSendBack: {
            /**
             * Format: date-time
             * @description When the shop must have received it
             */
            before: string;
            /** @description When it may be brought there; absent when that is to be agreed with the shop */
            hours?: string;
            merchantAddress: string;
            /** @description To whom */
            merchantName: string;
            /** @description Where it is brought, when the shop handed it over itself; absent when it is sent */
            place?: string;
            /** Format: int64 */
            quantity: number;
            /**
             * Format: decimal
             * @description Given back once received, taxes included
             * @example 12.9
             */
            refund: number;
        };
        DecisionInputBody: {
            /** @description A shop not named bears its part */
            bearers: components["schemas"]["DisputesBearer"][];
            /** @description Told in the letters and the journal */
            reason: string;
        };
        DefaultInputBody: {
            cardId: string;
        };
        "Delete-users-by-user-idRequest": {
            password: string;
        };
        DeliveryInputBody: {
            /** @enum {string} */
            method: "parcel" | "pickup" | "local";
        };
        DeliveryPreviewInputBody: {
            buyerPostalCode: string;
            /** @description The shop's, as its postal code */
            city: string;
            /** Format: int64 */
            deliveryMaxDays: number;
            /** Format: int64 */
            deliveryMinDays: number;
            deliveryWays: components["schemas"]["ShippingWays"];
            postalCode: string;
            shippingSettings: components["schemas"]["ShippingWire"];
            /**
             * Format: decimal
             * @description Of one unit, before tax
             * @example 12.9
             */
            subtotal: number;
        };
        DeliveryPreviewOutputBody: {
            /** @description The default first */
            options: components["schemas"]["ShopOption"][];
        };
        DenyInputBody: {
            /** @description 1 to 200 characters; the customer reads it */
            reason: string;
        };
        DisputesBearer: {
            /** @enum {string} */
            borneBy: "shop" | "market";
            shopId: string;
        };
        DisputesEvent: {
            /** Format: date-time */
            at: string;
            detail: string;
            /** @enum {string} */
            kind: "opened" | "written" | "sent" | "escalated" | "won" | "lost" | "decided";
            /** @description An operator; empty for the bank */
            who: string;
        };
        DisputesLetter: {
            subject: string;
            text: string;
            to: string;
        };
        DisputesOutcome: {
            /**
             * Format: decimal
             * @description Owed to the buyer already, by refunds that the bank's money now pays
             * @example 12.9
             */
            covered: number;
            letters: components["schemas"]["DisputesLetter"][];
            /** @description Nothing was kept */
            preview: boolean;
            shares: components["schemas"]["DisputesShare"][];
            /**
             * Format: decimal
             * @description What is shared out now: what the bank took, less what is covered
             * @example 12.9
             */
            total: number;
        };
        DisputesOutputBody: {
            data: components["schemas"]["DisputesRow"][];
            /**
             * Format: decimal
             * @description What those come to
             * @example 12.9
             */
            total: number;
        };
        DisputesParcel: {
            carrierName: string;
            /** Format: date-time */
            shippedAt: string;
            trackingNumber: string;
        };
        DisputesPart: {
            /** @description All of it left with tracking, when it was promised */
            inTime: boolean;
            parcels: components["schemas"]["DisputesParcel"][];
            /** @enum {string} */
            proposed: "shop" | "market";
            /**
             * Format: decimal
             * @description Of the contested sum, as long as nothing is decided
             * @example 12.9
             */
            share: number;
            shopId: string;
            shopName: string;
        };
        DisputesRecord: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            amount: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            chargedBack: number;
            /** Format: date-time */
            closedAt: string | null;
            /** @description Of a lost one: who bears it was said */
            decided: boolean;
            /** Format: date-time */
            dueAt: string | null;
            email: string;
            /** @description The latest first */
            events: components["schemas"]["DisputesEvent"][];
            /** @description As it was written, or proposed from what is known */
            evidence: string;
            id: string;
            /** @description Of the buyer */
            name: string;
            /** Format: date-time */
            openedAt: string;
            orderId: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            orderTotal: number;
            parts: components["schemas"]["DisputesPart"][];
            provider: string;
            providerId: string;
            /** @description The provider's word */
            reason: string;
            /** @description Of the order */
            reference: string;
            /** Format: date-time */
            sentAt: string | null;
            /** @enum {string} */
            state: "needs_answer" | "evidence_sent" | "won" | "lost";
        };
        DisputesRow: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            amount: number;
            /** Format: date-time */
            closedAt: string | null;
            /** @description Of a lost one: who bears it was said */
            decided: boolean;
            /** Format: date-time */
            dueAt: string | null;
            id: string;
            /** @description Of the buyer */
            name: string;
            /** Format: date-time */
            openedAt: string;
            orderId: string;
            /** @description The provider's word */
            reason: string;
            /** @description Of the order */
            reference: string;
            /** @enum {string} */
            state: "needs_answer" | "evidence_sent" | "won" | "lost";
        };
        DisputesShare: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            after: number;
            /**
             * Format: decimal
             * @description Balance of the shop
             * @example 12.9
             */
            before: number;
            /** @enum {string} */
            borneBy: "shop" | "market";
            /**
             * Format: decimal
             * @description Commission and taxes given back, the contribution, or all of it
             * @example 12.9
             */
            fromMarket: number;
            /**
             * Format: decimal
             * @description Taken from the shop's balance
             * @example 12.9
             */
            fromShop: number;
            shopId: string;
            shopName: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        DraftInputBody: {
            /** @description Markdown */
            body: string;
            fields: components["schemas"]["ContentFields"];
            /** Format: int64 */
            revision: number;
        };
        DrawInputBody: {
            /** @description The published text that decides the order */
            seed: string;
        };
        EditInputBody: {
            currentPassword?: string;
            email?: string;
            firstName?: string;
            lastName?: string;
            password?: string;
            phone?: string;
        };
        EditOutputBody: {
            /** @enum {string} */
            status: "success";
        };
        EmailInputBody: {
            email: string;
        };
        EntryOutputBody: {
            /** @description What makes the first operator */
            command: string;
            /** @description In the demo only: the second factor of its operators */
            demoCode?: string;
            hasOperator: boolean;
        };
        EvidenceInputBody: {
            /** @description Plain text, what the bank reads */
            text: string;
        };
        ExpiryInputBody: {
            /**
             * Format: int64
             * @example 12
             */
            expMonth: number;
            /**
             * Format: int64
             * @description Two digits or four
             * @example 2030
             */
            expYear: number;
        } & {
            [key: string]: unknown;
        };
        FeedbackInputBody: {
            /** @description Needed of guests */
            email?: string;
            /** @description At most 2000 characters; tags are removed */
            message: string;
            /** @description Needed of guests */
            name?: string;
            /** @description A trap for robots: leave it out */
            website?: string;
        };
        FirstdayChecklist: {
            /** @description An operator put the list away */
            dismissed: boolean;
            /** Format: int64 */
            done: number;
            points: components["schemas"]["FirstdayPoint"][];
        };
        FirstdayInvitation: {
            /** Format: date-time */
            at: string;
            /** @description Name of the operator */
            by: string;
            email: string;
            id: string;
            message: string;
            name: string;
        };
        FirstdayPoint: {
            /**
             * @description Why it is not done, or how far
             * @enum {string}
             */
            detail: "" | "not_configured" | "not_tested" | "sandbox" | "unread";
            done: boolean;
            /** @enum {string} */
            key: "name" | "postal" | "tax" | "mail" | "payments" | "shop" | "texts";
            /**
             * Format: int64
             * @description How many are left, where they are counted
             */
            left: number;
        };
        FollowOutputBody: {
            confirmed: boolean;
        };
        Followed: {
            city: string;
            /**
             * Format: date-time
             * @description Since when
             */
            createdAt: string;
            name: string;
            /** @description False while its page is not shown */
            open: boolean;
            slug: string;
            storeId: string;
        };
        FulfilmentAmounts: {
            /**
             * Format: decimal
             * @description Taken off its goods by promotions
             * @example 12.9
             */
            discount: number;
            /**
             * Format: decimal
             * @description Total less what was given back
             * @example 12.9
             */
            net: number;
            promotions: components["schemas"]["PricingWirePromotion"][];
            /**
             * Format: decimal
             * @description Given back to the customer, with tax
             * @example 12.9
             */
            refunded: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shipping: number;
            /**
             * Format: decimal
             * @description Before promotions
             * @example 12.9
             */
            subTotal: number;
            taxes: components["schemas"]["OrderWireTaxes"];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        FulfilmentCarrier: {
            /** @example canada_post */
            code: string;
            name: string;
            /** @description Address of its tracking page, {number} standing for the tracking number */
            trackingTemplate: string;
        };
        FulfilmentConversation: {
            canWrite: boolean;
            customerFirstName: string;
            customerName: string;
            /** @description Oldest first */
            messages: components["schemas"]["MessageWire"][];
            orderId: string;
            reference: string;
            /**
             * Format: int64
             * @description Messages of the customer that the shop has not read
             */
            unread: number;
        };
        FulfilmentEarlierOrder: {
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            deliveryMethod: "parcel" | "pickup" | "local";
            id: string;
            reference: string;
            /** @enum {string} */
            status: "paid" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            /**
             * Format: decimal
             * @description Of the shop's part, with tax
             * @example 12.9
             */
            total: number;
        };
        FulfilmentEarlierOrders: {
            /** Format: int64 */
            count: number;
            /** @description The latest first, ten at most */
            orders: components["schemas"]["FulfilmentEarlierOrder"][];
        };
        FulfilmentFigures: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            amount: number;
            /** Format: int64 */
            orders: number;
            /** Format: int64 */
            units: number;
        };
        FulfilmentFirstSteps: {
            photo: boolean;
            presentation: boolean;
            /** @description At least one, in any state */
            product: boolean;
            shipping: boolean;
        };
        FulfilmentHome: {
            /** @description Of a shop that waits for its approval or has no product; absent from any other */
            firstSteps?: components["schemas"]["FulfilmentFirstSteps"];
            /** @description Absent for who does not look after products */
            lowStock?: components["schemas"]["FulfilmentLowStock"];
            /** @description Of customers, not read */
            messages: components["schemas"]["FulfilmentWaiting"];
            /** @description Without an answer */
            questions: components["schemas"]["FulfilmentWaiting"];
            /** @description Asked for, to accept or deny */
            returns: components["schemas"]["FulfilmentWaiting"];
            /** @description Accepted; oldestAt is when the first must be received */
            returnsToReceive: components["schemas"]["FulfilmentWaiting"];
            /** @description Without an answer */
            reviews: components["schemas"]["FulfilmentWaiting"];
            /** @description Absent for who may not see the shop's money */
            sales?: components["schemas"]["FulfilmentSales"];
            /** @description Orders with something left to ship */
            toShip: components["schemas"]["FulfilmentWaiting"];
            /**
             * Format: date-time
             * @description Null when the shop is not away; of the year 9999 when it is until it is reopened
             */
            vacationUntil: string | null;
        };
        FulfilmentLowStock: {
            /**
             * Format: int64
             * @description Variants, up to 100
             */
            count: number;
            /** @description The first to run out */
            variants: components["schemas"]["FulfilmentLowVariant"][];
        };
        FulfilmentLowVariant: {
            productId: string;
            productName: string;
            /**
             * Format: int64
             * @description Left; 0 when it has run out
             */
            quantity: number;
            sku: string;
            variantId: string;
            variantName: string;
        };
        FulfilmentOrder: {
            amounts: components["schemas"]["FulfilmentAmounts"];
            /** @description Something is left */
            canCancel: boolean;
            /** @description Units are left to ship or to hand over, and the order is dispatched */
            canShip: boolean;
            /** Format: date-time */
            createdAt: string;
            customerName: string;
            /** @description Without the customer's code */
            delivery: components["schemas"]["OrderWireDelivery"];
            /** @description What the same person, by account or as a guest by e-mail, ordered in this shop before */
            earlier: components["schemas"]["FulfilmentEarlierOrders"];
            /** @description Absent unless it is one */
            gift?: components["schemas"]["OrderGift"];
            /** @description Why it was handed over without a code; empty otherwise */
            handoverNote: string;
            id: string;
            /** @description Null until numbered */
            invoice: components["schemas"]["FulfilmentPaper"];
            items: components["schemas"]["FulfilmentOrderItem"][];
            /** @description Something of it should have left */
            late?: boolean;
            /** @description Of the PDF, asked with the seller's token */
            packingSlipUrl: string;
            /** @description Ten digits, for the carrier */
            phone: string;
            /**
             * Format: int64
             * @description Codes that may still be typed for a pickup
             */
            pickupTriesLeft: number;
            /** @example RR-7KQ4-M2XD */
            reference: string;
            /** @description Oldest first */
            refunds: components["schemas"]["FulfilmentRefund"][];
            /**
             * Format: date
             * @description The last day on which it is to leave; absent on orders of before every order had one
             * @example 2026-11-20
             */
            shipBy?: string;
            /** @description Oldest first */
            shipments: components["schemas"]["FulfilmentParcel"][];
            /** @description Null for a pickup: the shop need not know it */
            shippingAddress: components["schemas"]["OrderAddress"];
            /**
             * @description Of the shop's part alone
             * @enum {string}
             */
            status: "paid" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            /** Format: int64 */
            unreadMessages: number;
        };
        FulfilmentOrderCounts: {
            /** Format: int64 */
            all: number;
            /** Format: int64 */
            cancelled: number;
            /** Format: int64 */
            shipped: number;
            /** Format: int64 */
            to_ship: number;
        };
        FulfilmentOrderHead: {
            /** @description Where the parcel goes; empty, as the province, for what is picked up */
            city: string;
            /** Format: date-time */
            createdAt: string;
            customerName: string;
            /** @enum {string} */
            deliveryMethod: "parcel" | "pickup" | "local";
            id: string;
            /** @description Something of it should have left */
            late?: boolean;
            /**
             * Format: decimal
             * @description Left to the shop after commission and refunds; null for who may not see the shop's money, and until it is in the books
             * @example 12.9
             */
            net: number | null;
            province: string;
            /**
             * Format: date-time
             * @description When it could be picked up; null before, and for other deliveries
             */
            readyAt: string | null;
            /** @example RR-7KQ4-M2XD */
            reference: string;
            /**
             * Format: date
             * @description The last day on which it is to leave; absent on orders of before every order had one
             * @example 2026-11-20
             */
            shipBy?: string;
            /**
             * @description Of the shop's part alone
             * @enum {string}
             */
            status: "paid" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            /**
             * Format: decimal
             * @description Of the shop's part, with tax
             * @example 12.9
             */
            total: number;
            /** Format: int64 */
            units: number;
            /**
             * Format: int64
             * @description Still to ship
             */
            unitsLeft: number;
            /** Format: int64 */
            unreadMessages: number;
        };
        FulfilmentOrderItem: {
            cancelReason: string;
            /**
             * @description Who gave units up last; empty when nobody did, or it was not noted
             * @enum {string}
             */
            cancelledBy: "" | "shop" | "buyer" | "operator";
            /** @enum {string} */
            deliveryMethod: "parcel" | "pickup" | "local";
            /**
             * Format: decimal
             * @description Taken off by promotions
             * @example 12.9
             */
            discount: number;
            finalSale: boolean;
            id: string;
            productId: string;
            productName: string;
            /** @description The product's slug */
            productUrl: string;
            /** Format: int64 */
            quantity: number;
            /**
             * Format: int64
             * @description Units returned or on their way back
             */
            quantityAlreadyReturn: number;
            /** Format: int64 */
            quantityCancelled: number;
            /**
             * Format: int64
             * @description Units still to ship
             */
            quantityLeft: number;
            /**
             * Format: int64
             * @description Units received back
             */
            quantityReturned: number;
            /** Format: int64 */
            quantityShipped: number;
            /** @description The latest return, empty without one */
            returnId: string;
            /** @description The latest return, null without one */
            returnItem: components["schemas"]["OrderWireReturn"];
            /** @description The latest parcel, null before the first */
            shipment: components["schemas"]["OrderWireShipment"];
            /** @description Every parcel, oldest first */
            shipments: components["schemas"]["OrderWireShipment"][];
            /**
             * Format: date-time
             * @description Of the last parcel; null before the first
             */
            shippedAt: string | null;
            sku: string;
            /** @enum {string} */
            status: "processing" | "cancelled" | "shipped" | "return_requested" | "return_denied" | "pending_return" | "returned";
            storeId: string;
            storeName: string;
            storeSlug: string;
            /** @description Address of a small picture, empty without one */
            thumbnail: string;
            /**
             * Format: decimal
             * @description Of all units, before tax
             * @example 12.9
             */
            total: number;
            /**
             * Format: decimal
             * @description Of all the units ordered, before promotions
             * @example 12.9
             */
            totalPrice: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            unitPrice: number;
            variantId: string;
            variantName: string;
        };
        FulfilmentOrderPage: {
            /** @description Without the search */
            counts: components["schemas"]["FulfilmentOrderCounts"];
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["FulfilmentOrderHead"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        FulfilmentPaper: {
            id: string;
            /** Format: date-time */
            issuedAt: string;
            /** @example 000042 */
            number: string;
            url: string;
        };
        FulfilmentParcel: {
            carrierName: string;
            /**
             * Format: date-time
             * @description It may be corrected or undone until then; null once that time is over
             */
            changeableUntil: string | null;
            id: string;
            items: components["schemas"]["FulfilmentParcelItem"][];
            /** Format: date-time */
            shippedAt: string;
            trackingLink: string;
            trackingNumber: string;
        };
        FulfilmentParcelItem: {
            itemId: string;
            productName: string;
            /** Format: int64 */
            quantity: number;
            variantName: string;
        };
        FulfilmentQuestion: {
            /** @description Plain text; null until answered */
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Not on the product's page */
            hidden: boolean;
            /** @description An operator hid it: the shop cannot put it back */
            hiddenByMarket: boolean;
            /** @description Why an operator hid it; empty unless one did */
            hiddenReason: string;
            id: string;
            /** @description What the market itself answered; empty when it did not */
            marketAnswer: string;
            productId: string;
            productName: string;
            /** @description The product's slug */
            productUrl: string;
            /** @description Plain text */
            question: string;
            user: components["schemas"]["QuestionAuthor"];
        };
        FulfilmentRefund: {
            /** @enum {string} */
            cause: "cancellation" | "return";
            /** Format: date-time */
            createdAt: string;
            /** @description Null for a moment after an upgrade */
            creditNote: components["schemas"]["FulfilmentPaper"];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            goods: number;
            id: string;
            /** @description Empty for a cancellation */
            returnId: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shipping: number;
            /** @enum {string} */
            status: "owed" | "sent" | "failed";
            taxes: components["schemas"]["OrderWireTaxes"];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        FulfilmentRefundAmounts: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            goods: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shipping: number;
            taxes: components["schemas"]["OrderWireTaxes"];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        FulfilmentReview: {
            /** @description Of the shop, plain text; null until it answers */
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /** @description First name and initial; empty once the buyer was forgotten */
            author: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The market took it off the product's page */
            hidden: boolean;
            /** @description Empty unless it is hidden */
            hiddenReason: string;
            id: string;
            photos: components["schemas"]["Picture"][];
            productId: string;
            productName: string;
            /** @description The product's slug */
            productUrl: string;
            /** @description The buyer gave the product back: the review does not count */
            returned: boolean;
            /** Format: int64 */
            stars: number;
            /** @description Plain text; may be empty */
            text: string;
        };
        FulfilmentSales: {
            /** @description Of the thirty days before */
            before: components["schemas"]["FulfilmentFigures"];
            /** @description Thirty, the oldest first, those without a sale included; past days may be half a minute old */
            days: components["schemas"]["FulfilmentSalesDay"][];
            /** @description Of the thirty days */
            now: components["schemas"]["FulfilmentFigures"];
        };
        FulfilmentSalesDay: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            amount: number;
            /**
             * Format: date
             * @description Eastern time
             * @example 2026-11-15
             */
            date: string;
            /** Format: int64 */
            orders: number;
            /** Format: int64 */
            units: number;
        };
        FulfilmentThread: {
            customerName: string;
            /** @enum {string} */
            lastAuthor: "customer" | "store" | "market";
            /** @description Plain text */
            lastMessage: string;
            /** Format: date-time */
            lastMessageAt: string;
            orderId: string;
            reference: string;
            /**
             * Format: int64
             * @description Messages of the customer that the shop has not read
             */
            unread: number;
        };
        FulfilmentTrackedLine: {
            carrierName?: string;
            /**
             * Format: int64
             * @description Of the file, from 1
             */
            line: number;
            /** @description Its reference, or the number of the shop's invoice */
            order: string;
            trackingNumber: string;
        };
        FulfilmentTracking: {
            /**
             * @description A known carrier; none: carrierName, or no carrier at all
             * @enum {string}
             */
            carrier?: "canada_post" | "purolator" | "ups" | "fedex" | "gls" | "nationex";
            /** @description Another carrier, up to 100 characters */
            carrierName?: string;
            /** @description http or https; empty: worked out for a known carrier */
            trackingLink?: string;
            /** @description Up to 100 characters */
            trackingNumber?: string;
        };
        FulfilmentTrackingLine: {
            carrierName?: string;
            customerName: string;
            /** @description Why it does nothing, in French; empty for ready and done */
            detail: string;
            /**
             * Format: int64
             * @description Of the file, from 1
             */
            line: number;
            /** @description Its reference, or the number of the shop's invoice */
            order: string;
            /** @description Empty when the shop has no such order */
            orderId: string;
            reference: string;
            /** @enum {string} */
            state: "ready" | "done" | "known" | "twice" | "unknown" | "cancelled" | "untracked" | "invalid" | "refused";
            trackingNumber: string;
            /**
             * Format: int64
             * @description Left to send
             */
            units: number;
        };
        FulfilmentUnits: {
            itemId: string;
            /**
             * Format: int64
             * @description quantityLeft as it was shown to the seller
             */
            left: number;
            /** Format: int64 */
            quantity: number;
        };
        FulfilmentWaiting: {
            /** Format: int64 */
            count: number;
            /**
             * Format: date-time
             * @description Null when nothing waits
             */
            oldestAt: string | null;
        };
        FulfilmentWork: {
            /** @description Of customers, not read */
            messages: components["schemas"]["FulfilmentWaiting"];
            /** @description Without an answer */
            questions: components["schemas"]["FulfilmentWaiting"];
            /** @description Asked for, to accept or deny */
            returns: components["schemas"]["FulfilmentWaiting"];
            /** @description Accepted; oldestAt is when the first must be received */
            returnsToReceive: components["schemas"]["FulfilmentWaiting"];
            /** @description Without an answer */
            reviews: components["schemas"]["FulfilmentWaiting"];
            /** @description Orders with something left to ship */
            toShip: components["schemas"]["FulfilmentWaiting"];
        };
        GazetteerPlace: {
            /** Format: double */
            lat: number;
            /** Format: double */
            lon: number;
            name: string;
            /** @description Administrative region */
            region: string;
        };
        GiveawayDeskWinner: {
            attempts: string[];
            /** Format: date-time */
            deadline: string;
            /** @description Empty when they withdrew */
            email: string;
            /** Format: int64 */
            maxAttempts: number;
            mayAttempt: boolean;
            /** @description Without a reason: three letters and seven days without an answer */
            mayReplace: boolean;
            /** Format: int64 */
            position: number;
            /**
             * Format: int64
             * @description From 1
             */
            prize: number;
            reason: string;
            /** @enum {string} */
            status: "contacted" | "accepted" | "replaced";
            ticket: string;
        };
        GiveawayDeskWire: {
            /** Format: date-time */
            changedAt: string | null;
            changedBy: string;
            /** Format: date-time */
            closesAt: string | null;
            /** @description The last day to enter, YYYY-MM-DD */
            closesOn: string;
            /** @description Commits to the entries; empty until they are closed */
            digest: string;
            /** Format: date-time */
            drawAt: string | null;
            /** @description Everyone who was drawn, prize by prize */
            drawn: components["schemas"]["GiveawayDeskWinner"][];
            /** Format: date-time */
            drawnAt: string | null;
            /** @description The day of the draw, at noon */
            drawnOn: string;
            /** @description Tells this giveaway's entries from those of the next one */
            edition: string;
            /** Format: int64 */
            entries: number;
            items: components["schemas"]["GiveawayDraftItem"][];
            /** @description Path of the public page */
            page: string;
            /**
             * Format: int64
             * @description Send it with a change; 0 when configuration tells the giveaway
             */
            revision: number;
            /** @description Empty until drawn */
            seed: string;
            /** @description Where the seed will come from */
            seedSource: string;
            /** @enum {string} */
            state: "none" | "open" | "closed" | "due" | "drawn";
            /**
             * Format: int64
             * @description Of each prize, about, in whole dollars
             */
            value: number;
            /** Format: int64 */
            winners: number;
        };
        GiveawayDraftItem: {
            name: string;
            /** @description Empty when it is not for sale */
            productSlug: string;
            storeSlug: string;
            text: string;
        };
        GiveawayItemWire: {
            name: string;
            /** @description Null when there is none */
            picture: components["schemas"]["Picture"];
            /** @description Empty when it is not for sale */
            productSlug: string;
            /** @description Who supplies it */
            storeSlug: string;
            text: string;
        };
        GiveawayPrizeWire: {
            items: components["schemas"]["GiveawayItemWire"][];
            /** @description The shops behind the items that are open in the market */
            suppliers: components["schemas"]["GiveawaySupplier"][];
            /**
             * Format: int64
             * @description About, in whole dollars
             */
            value: number;
        };
        GiveawaySupplier: {
            city: string;
            name: string;
            slug: string;
            tagline: string;
            thumbs: components["schemas"]["PictureThumbs"];
        };
        GiveawayWinnerWire: {
            /** @description Masked: only its owner recognises it */
            email: string;
            /**
             * Format: int64
             * @description In the order of the draw; greater than the number of prizes after a replacement
             */
            position: number;
            /**
             * Format: int64
             * @description From 1
             */
            prize: number;
            /** @description With which the draw can be checked */
            ticket: string;
        };
        GiveawayWire: {
            /**
             * Format: date-time
             * @description When winners are drawn; null without a giveaway
             */
            announcedAt: string | null;
            /**
             * Format: date-time
             * @description Entries are taken until then; null without a giveaway
             */
            closesAt: string | null;
            /** Format: date-time */
            drawnAt: string | null;
            /**
             * Format: int64
             * @description How many took part; 0 until entries are closed
             */
            entries: number;
            /** @description Commits to the entries; empty until they are closed */
            entriesDigest: string;
            /** @description What each prize is; null without a giveaway or a text that tells it */
            prize: components["schemas"]["GiveawayPrizeWire"];
            /** Format: int64 */
            prizeCount: number;
            /** @description Empty until drawn */
            seed: string;
            /** @description Where the seed comes from, published in advance; may be empty */
            seedSource: string;
            /** @enum {string} */
            state: "none" | "open" | "closed" | "due" | "drawn";
            /** @description Present holders of the prizes, once drawn */
            winners: components["schemas"]["GiveawayWinnerWire"][];
        };
        GuestInputBody: {
            /**
             * @description The version of the text that was agreed to
             * @enum {string}
             */
            consent: "2026-11";
            email: string;
            storeId: string;
            /** @description A trap for robots: leave it out */
            website?: string;
        };
        GuestsOutputBody: {
            data: components["schemas"]["PeopleGuestRow"][];
        };
        HealthOutputBody: {
            /** Format: int64 */
            failing: number;
            ok: boolean;
            sentence: string;
        };
        HideInputBody: {
            hidden: boolean;
        };
        IdentityFailure: {
            /** Format: int64 */
            code: number;
            errors: components["schemas"]["IdentityFailureDetail"][];
            /** @example INVALID_LOGIN_CREDENTIALS */
            message: string;
        };
        IdentityFailureDetail: {
            domain: string;
            message: string;
            reason: string;
        };
        IdentityJWK: {
            /** @example EdDSA */
            alg: string;
            /** @example Ed25519 */
            crv: string;
            kid: string;
            /** @example OKP */
            kty: string;
            /** @example sig */
            use: string;
            x: string;
        };
        IdentityOpened: {
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            renewedAt: string;
        };
        IdentitySignInAnswer: {
            email?: string;
            /** @description With status 400 */
            error?: components["schemas"]["IdentityFailure"];
            /** @description Seconds, as text */
            expiresIn?: string;
            idToken?: string;
            /** @example identitytoolkit#VerifyPasswordResponse */
            kind?: string;
            localId?: string;
            refreshToken?: string;
            registered?: boolean;
        };
        IdentityTokenAnswer: {
            /** @description The ID token again */
            access_token?: string;
            /** @description With status 400 */
            error?: components["schemas"]["IdentityFailure"];
            /** @description Seconds, as text */
            expires_in?: string;
            id_token?: string;
            project_id?: string;
            /** @description Absent when the cookie was renewed */
            refresh_token?: string;
            token_type?: string;
            user_id?: string;
        };
        InboxOutputBody: {
            counts: components["schemas"]["OutreachInboxCounts"];
            data: components["schemas"]["OutreachThreadRow"][];
            /** @description Give it as before to read on; empty at the end */
            next: string;
        };
        InvitationInputBody: {
            email: string;
            message?: string;
            name: string;
        };
        InvitationOutputBody: {
            email: string;
            hasAccount: boolean;
            /** @enum {string} */
            role: "direction" | "service" | "finances" | "contenu";
        };
        InvitationsOutputBody: {
            data: components["schemas"]["OperatorInvitation"][];
        };
        InvitationsOutputBody2: {
            data: components["schemas"]["FirstdayInvitation"][];
        };
        InviteInputBody: {
            email: string;
            /** @enum {string} */
            role: "direction" | "service" | "finances" | "contenu";
        };
        InvitedOutputBody: {
            email: string;
            hasAccount: boolean;
            /** @enum {string} */
            role: "owner" | "catalogue" | "orders";
            /** @description Its name */
            shop: string;
        };
        InvoiceListed: {
            id: string;
            /** Format: date-time */
            issuedAt: string;
            /**
             * @description Of the store, without gaps
             * @example 000042
             */
            number: string;
            orderId: string;
            storeId: string;
            storeName: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
            /** @description Of the PDF; with the parameter jeton when it was asked with one */
            url: string;
        };
        JobsOutputBody: {
            data: components["schemas"]["SystemJobRow"][];
            /** @description Give it as before to read on; empty at the end */
            next: string;
        };
        JournalOutputBody: {
            data: components["schemas"]["ShopNoted"][];
            /** @description Give it as before to read on; empty at the end */
            next: string;
        };
        JournalOutputBody2: {
            data: components["schemas"]["OperatorNoted"][];
            /** @description Give it as before to read on; empty at the end */
            next: string;
        };
        KeysOutputBody: {
            keys: components["schemas"]["IdentityJWK"][];
        };
        LateOutputBody: {
            /**
             * Format: int64
             * @description Of all shops, whatever the filter
             */
            count: number;
            data: components["schemas"]["CaseworkLatePart"][];
            /** @description Give it as before to read on; empty at the end */
            next: string;
            /** @description Those with most first, at most a hundred */
            shops: components["schemas"]["CaseworkLateShop"][];
        };
        LedgerWireAccount: {
            /**
             * Format: date-time
             * @description Payouts wait until then because it was changed; null when they do not
             */
            heldUntil: string | null;
            /** @description Three digits; empty for an account at the payment provider */
            institution: string;
            /** @description Last digits */
            last: string;
        };
        LedgerWireAgreement: {
            /**
             * Format: date
             * @description First day
             */
            from: string;
            /**
             * Format: double
             * @example 5
             */
            percent: number;
            /** @enum {string} */
            reason: "promotion" | "help_out" | "agreement";
            /**
             * Format: date
             * @description Last day
             */
            to: string;
        };
        LedgerWireBalance: {
            /** @description Null before one is given */
            account: components["schemas"]["LedgerWireAccount"];
            /** @description Reduced commissions that are in force or to come */
            agreements: components["schemas"]["LedgerWireAgreement"][];
            /**
             * Format: decimal
             * @description Owed to the shop now; negative when the shop owes
             * @example 12.9
             */
            balance: number;
            /**
             * Format: double
             * @description Of what is sold today
             * @example 10
             */
            commissionPercent: number;
            /**
             * @description The shop's account at Stripe: off when the market has none, started while Stripe asks for more
             * @enum {string}
             */
            connect: "off" | "none" | "started" | "ready";
            /** @description Null before the first */
            lastPayout: components["schemas"]["LedgerWirePayout"];
            next: components["schemas"]["LedgerWireNext"];
            /** @description The platform remits the taxes of the shop's sales in its place */
            smallSupplier: boolean;
            stages: components["schemas"]["LedgerWireStages"];
        };
        LedgerWireBrought: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            commission: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            commissionTaxes: number;
            /**
             * Format: decimal
             * @description Goods, with what the market adds for its own codes, and shipping
             * @example 12.9
             */
            sold: number;
            /**
             * Format: decimal
             * @description Collected by the shop; zero for a small supplier
             * @example 12.9
             */
            taxes: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        LedgerWireCommissionTax: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            commission: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            gstHst: number;
            province: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            qst: number;
        };
        LedgerWireContest: {
            /**
             * Format: date-time
             * @description Until when the bank can be answered; null when it did not say
             */
            dueAt: string | null;
            /**
             * Format: decimal
             * @description The shop's part, kept back until the end
             * @example 12.9
             */
            reserved: number;
            /**
             * @description A lost one waits for who bears it
             * @enum {string}
             */
            state: "needs_answer" | "evidence_sent" | "lost";
        };
        LedgerWireEarning: {
            /** Format: date-time */
            at: string;
            /**
             * Format: date-time
             * @description When a pending one becomes available; null for the others
             */
            availableAt: string | null;
            /** @description Null when the payment is not contested */
            contest: components["schemas"]["LedgerWireContest"];
            /**
             * Format: decimal
             * @description Sales and refunds
             * @example 12.9
             */
            net: number;
            orderId: string;
            orderReference: string;
            /** @description Of the payout it is in; empty before */
            payoutId: string;
            /** @description Negative, but for the commission given back */
            refunds: components["schemas"]["LedgerWireBrought"];
            /**
             * Format: decimal
             * @description Kept back for open returns and disputes
             * @example 12.9
             */
            reserved: number;
            sales: components["schemas"]["LedgerWireBrought"];
            /** @enum {string} */
            stage: "held" | "pending" | "available" | "on_its_way" | "paid";
            /** @description Of its first item */
            title: string;
            /** Format: int64 */
            units: number;
        };
        LedgerWireEarnings: {
            /** @description The latest first */
            orders: components["schemas"]["LedgerWireEarning"][];
            /** Format: int64 */
            page: number;
            /** Format: int64 */
            perPage: number;
            /** Format: int64 */
            total: number;
        };
        LedgerWireEntry: {
            /**
             * Format: decimal
             * @description What the balance gains
             * @example 12.9
             */
            amount: number;
            /** Format: date-time */
            at: string;
            /**
             * Format: decimal
             * @description After the entry
             * @example 12.9
             */
            balance: number;
            id: string;
            /** @enum {string} */
            kind: "sale" | "refund" | "promotion" | "promotion_back" | "payout" | "payout_back";
            /** @description Empty for a payout */
            orderId: string;
            orderReference: string;
            /** @description All zero for a payout */
            parts: components["schemas"]["LedgerWireParts"];
            /**
             * Format: decimal
             * @description Taxes of a small supplier's sale that the platform remits; in no sum
             * @example 12.9
             */
            withheldTaxes: number;
        };
        LedgerWireNext: {
            /**
             * Format: decimal
             * @description Available by then; negative when the shop owes
             * @example 12.9
             */
            amount: number;
            /** Format: date */
            day: string;
        };
        LedgerWireParts: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            commission: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            commissionGstHst: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            commissionQst: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            goods: number;
            /**
             * Format: decimal
             * @description Taxes the shop collected and remits; zero for a small supplier
             * @example 12.9
             */
            gstHst: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            qst: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shipping: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        LedgerWirePayout: {
            /** @description Last digits of the account */
            accountLast: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            amount: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was confirmed or failed; null until then
             */
            endedAt: string | null;
            /** @description Why it failed, in an operator's words */
            failureReason: string;
            id: string;
            /** @enum {string} */
            method: "transfer" | "bank";
            /**
             * Format: date-time
             * @description Null until it was
             */
            sentAt: string | null;
            /**
             * @description A failed one is in the balance again
             * @enum {string}
             */
            status: "proposed" | "approved" | "due" | "sent" | "confirmed" | "failed";
            /**
             * Format: date
             * @description Last day that it counts
             */
            until: string;
        };
        LedgerWireStages: {
            /**
             * Format: decimal
             * @description Negative when the shop owes
             * @example 12.9
             */
            available: number;
            /**
             * Format: decimal
             * @description Paid, not shipped
             * @example 12.9
             */
            held: number;
            /**
             * Format: int64
             * @description How long what was shipped stays pending
             */
            holdDays: number;
            /**
             * Format: decimal
             * @description In payouts that are not confirmed; no longer in the balance
             * @example 12.9
             */
            onItsWay: number;
            /**
             * Format: decimal
             * @description Shipped, within the hold
             * @example 12.9
             */
            pending: number;
            /**
             * Format: decimal
             * @description For open returns and disputes; in no other part
             * @example 12.9
             */
            reserved: number;
            /**
             * Format: decimal
             * @description Held, pending, available and on its way: what is owed, but for what is reserved
             * @example 12.9
             */
            total: number;
        };
        LedgerWireStatement: {
            /**
             * Format: decimal
             * @description Opening + sales + refunds + promotions + payouts
             * @example 12.9
             */
            closing: number;
            /** @description The latest first */
            entries: components["schemas"]["LedgerWireEntry"][];
            /** Format: date */
            from: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            opening: number;
            /** Format: int64 */
            page: number;
            /**
             * Format: decimal
             * @description Negative: it leaves the balance
             * @example 12.9
             */
            payouts: number;
            /** Format: int64 */
            perPage: number;
            /**
             * Format: decimal
             * @description What codes of the market took off, which the market pays the shop
             * @example 12.9
             */
            promotions: number;
            refunds: components["schemas"]["LedgerWireParts"];
            sales: components["schemas"]["LedgerWireParts"];
            /** Format: date */
            to: string;
            /**
             * Format: int64
             * @description Entries of the period
             */
            total: number;
            /**
             * Format: decimal
             * @description Taxes of a small supplier's sales that the platform remits; in no sum
             * @example 12.9
             */
            withheldTaxes: number;
        };
        LedgerWireTaxLine: {
            /**
             * Format: decimal
             * @description What it was taken on, less what credit notes gave back
             * @example 12.9
             */
            base: number;
            /**
             * Format: decimal
             * @description Collected in the place of small suppliers, to remit
             * @example 12.9
             */
            byPlatform: number;
            /**
             * Format: decimal
             * @description Collected by registered shops, which remit it
             * @example 12.9
             */
            byShops: number;
            province: string;
            /** Format: double */
            ratePercent: number;
            /** @enum {string} */
            tax: "GST" | "HST" | "QST";
        };
        LedgerWireTaxTotal: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            byPlatform: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            byShops: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            commissions: number;
            /** @enum {string} */
            tax: "GST" | "HST" | "QST";
            /**
             * Format: decimal
             * @description By the platform: what it collected, and the taxes of its commissions
             * @example 12.9
             */
            toRemit: number;
        };
        LedgerWireTaxes: {
            /** @description By the province of the merchants */
            commissions: components["schemas"]["LedgerWireCommissionTax"][];
            /** Format: date */
            from: string;
            /** @description By province, tax and rate */
            lines: components["schemas"]["LedgerWireTaxLine"][];
            /** Format: date */
            to: string;
            totals: components["schemas"]["LedgerWireTaxTotal"][];
        };
        LetterOutputBody: {
            html: string;
            subject: string;
            text: string;
            to: string;
        };
        LettersOutputBody: {
            data: components["schemas"]["SystemLetterRow"][];
            /** @description Give it as before to read on; empty at the end */
            next: string;
        };
        LinkInputBody: {
            /** @description Reference, empty for none; absent: as it is */
            order?: string;
            /** @description E-mail of an account, likewise */
            person?: string;
            /** Format: int64 */
            revision: number;
        };
        ListOutputBody: {
            counts: components["schemas"]["AccountCounts"];
            data: components["schemas"]["PeopleRow"][];
            /** @description Give it as before to read on; empty at the end */
            next: string;
        };
        LocationOutputBody: {
            /** Format: double */
            lat: number | null;
            /** Format: double */
            lon: number | null;
            /**
             * @description error when the place is unknown; never a failure of the call
             * @enum {string}
             */
            status: "success" | "error";
        };
        LookupInputBody: {
            email: string;
            /** @example RR-7KQ4-M2XD */
            reference: string;
        };
        MergeInputBody: {
            intoId: string;
            /** Format: int64 */
            revision: number;
        };
        MergeOutputBody: {
            /**
             * Format: int64
             * @description How many moved
             */
            products: number;
        };
        MessageInputBody: {
            /** @description 1 to 500 characters */
            message: string;
            orderId: string;
            storeId: string;
        };
        MessageWire: {
            /** @enum {string} */
            author: "customer" | "store" | "market";
            /** Format: date-time */
            createdAt: string;
            /** @description The market hid its words */
            hidden: boolean;
            id: string;
            /** @description Plain text; empty when the market hid it */
            message: string;
            orderId: string;
            /**
             * Format: date-time
             * @description By the other side; null until then, and always of what the market wrote
             */
            readAt: string | null;
            storeId: string;
        };
        MessageWireHead: {
            /** @description The last message; empty when the market hid it */
            last: string;
            /** Format: date-time */
            lastAt: string;
            /** @enum {string} */
            lastAuthor: "customer" | "store" | "market";
            orderId: string;
            reference: string;
            storeId: string;
            storeName: string;
            storeSlug: string;
            /**
             * Format: int64
             * @description Messages of the store that the customer has not read
             */
            unread: number;
        };
        MessageWireThread: {
            /** @description False while the shop does not know of the order */
            canWrite: boolean;
            /** @description Oldest first */
            messages: components["schemas"]["MessageWire"][];
            orderId: string;
            reference: string;
            storeId: string;
            storeName: string;
            storeSlug: string;
            /**
             * Format: int64
             * @description Messages of the store that the customer has not read
             */
            unread: number;
        };
        ModerationAgreementWire: {
            from: string;
            id: string;
            /** @enum {string} */
            kind: "promotion" | "help_out" | "agreement";
            /** Format: double */
            percent: number;
            /** @description The first day at the ordinary rate again */
            until: string;
        };
        ModerationCommission: {
            agreements: components["schemas"]["ModerationAgreementWire"][];
            /** Format: double */
            ordinaryPercent: number;
            /**
             * Format: double
             * @description Today
             */
            percent: number;
        };
        ModerationDecisionBody: {
            /** @description What is to be corrected, one sentence each; the letter tells them */
            points?: string[];
            /** @description The letter tells it */
            reason: string;
            /**
             * Format: date-time
             * @description updatedAt of the shop that was read
             */
            seenAt?: string;
            /** @enum {string} */
            to: "approved" | "changes_requested" | "refused" | "suspended" | "closed";
        };
        ModerationFigures: {
            /**
             * Format: double
             * @description Of the units sold, from 0 to 1; null before any sale
             */
            cancelledShare: number | null;
            /** Format: date-time */
            countedAt: string;
            /** Format: int64 */
            orders: number;
            /**
             * Format: double
             * @description Of the units shipped, from 0 to 1; null before any parcel
             */
            returnedShare: number | null;
            /**
             * Format: decimal
             * @description Goods and shipping before tax, less what was given back
             * @example 12.9
             */
            sales: number;
            /**
             * Format: double
             * @description From payment to first parcel, on average; null before any parcel
             */
            shipDays: number | null;
        };
        ModerationLetterWire: {
            subject: string;
            /** @description Its words, without the frame */
            text: string;
            to: string[];
        };
        ModerationListedProduct: {
            alt: string;
            /** @description The one that leads its breadcrumb; empty without any */
            category: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null unless the market hid it
             */
            hiddenAt: string | null;
            hiddenReason: string;
            id: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            minPrice: number;
            name: string;
            /**
             * Format: int64
             * @description Open ones
             */
            reports: number;
            slug: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            storeId: string;
            storeName: string;
            /** @description Null without a photo */
            thumbs: components["schemas"]["PictureThumbs"];
        };
        ModerationListedQuestion: {
            /** @description Of the shop; empty until it answers */
            answer: string;
            /** Format: date-time */
            askedAt: string;
            /** @description First name and initial; empty when the account was closed */
            author: string;
            authorId: string;
            /**
             * Format: date-time
             * @description Null while it is shown
             */
            hiddenAt: string | null;
            hiddenByMarket: boolean;
            hiddenReason: string;
            id: string;
            /** @description Empty unless the market answered */
            marketAnswer: string;
            productId: string;
            productName: string;
            productSlug: string;
            /** @description Plain text */
            question: string;
            /**
             * Format: int64
             * @description Open ones
             */
            reports: number;
            storeId: string;
            storeName: string;
        };
        ModerationListedReview: {
            /** @description Of the shop, plain text; null until it answers */
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /** @description First name and initial; empty once the buyer was forgotten */
            author: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null while it is shown
             */
            hiddenAt: string | null;
            hiddenReason: string;
            id: string;
            /** @description The order of its line */
            orderId: string;
            photos: components["schemas"]["Picture"][];
            productId: string;
            productName: string;
            productSlug: string;
            /**
             * Format: int64
             * @description Open ones
             */
            reports: number;
            /** @description The buyer gave the product back: the review does not count */
            returned: boolean;
            /** Format: int64 */
            stars: number;
            storeId: string;
            storeName: string;
            /** @description Plain text; may be empty */
            text: string;
        };
        ModerationListedShop: {
            categoryLabel: string;
            city: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Of the last ninety days; null without a sale */
            figures: components["schemas"]["ModerationFigures"];
            id: string;
            name: string;
            /**
             * Format: int64
             * @description Working days at most before a parcel leaves; 0 when it promises none
             */
            promisedDays: number;
            province: string;
            slug: string;
            /** @enum {string} */
            status: "draft" | "changes_requested" | "refused" | "approved" | "suspended" | "closed";
            /**
             * Format: date-time
             * @description When it last began to wait for a decision
             */
            submittedAt: string;
            thumbs: components["schemas"]["PictureThumbs"];
            /**
             * Format: int64
             * @description Checks of its legal data that prevent an approval
             */
            toCorrect: number;
            /**
             * Format: date-time
             * @description Null when the shop is not away; of the year 9999 when it is until it is reopened
             */
            vacationUntil: string | null;
        };
        ModerationMessageWire: {
            /** @enum {string} */
            author: "customer" | "shop";
            /** Format: date-time */
            createdAt: string;
            hidden: boolean;
            orderId: string;
            text: string;
        };
        ModerationOutsideWire: {
            /** Format: date-time */
            acceptedAt: string;
            reason: string;
        };
        ModerationOwner: {
            email: string;
            /** Format: date-time */
            emailVerifiedAt: string | null;
            id: string;
            name: string;
        };
        ModerationProductCounts: {
            /** Format: int64 */
            hidden: number;
            /** Format: int64 */
            reported: number;
            /** Format: int64 */
            withoutPhoto: number;
        };
        ModerationProductList: {
            counts: components["schemas"]["ModerationProductCounts"];
            data: components["schemas"]["ModerationListedProduct"][];
            /** @description To send as before; empty at the end */
            next: string;
        };
        ModerationProductSummary: {
            /** Format: int64 */
            archived: number;
            /** Format: int64 */
            draft: number;
            newest: components["schemas"]["ModerationListedProduct"][];
            /** Format: int64 */
            published: number;
        };
        ModerationQuestionList: {
            counts: components["schemas"]["QuestionListCountsStruct"];
            data: components["schemas"]["ModerationListedQuestion"][];
            /** @description To send as before; empty at the end */
            next: string;
        };
        ModerationReasonBody: {
            /** @description Told to whom it touches, and kept in the journal */
            reason: string;
        };
        ModerationReportList: {
            /** @description Things with an open report */
            counts: components["schemas"]["ReportListCountsStruct"];
            data: components["schemas"]["ModerationReportWire"][];
            /** @description To send as before; empty at the end */
            next: string;
        };
        ModerationReportRecord: {
            message: components["schemas"]["ModerationMessageWire"];
            /** @description Other reports about the same thing */
            others: components["schemas"]["ModerationReportWire"][];
            product: components["schemas"]["ModerationListedProduct"];
            question: components["schemas"]["ModerationListedQuestion"];
            report: components["schemas"]["ModerationReportWire"];
            review: components["schemas"]["ModerationListedReview"];
            shop: components["schemas"]["ModerationListedShop"];
        };
        ModerationReportWire: {
            /** @enum {string} */
            cause: "misleading" | "counterfeit" | "forbidden" | "dangerous" | "offensive" | "personal_data" | "spam" | "other";
            /** Format: date-time */
            createdAt: string;
            /** @description Empty when nobody wants to know */
            email: string;
            id: string;
            /** @enum {string} */
            kind: "product" | "shop" | "question" | "review" | "message";
            /**
             * @description Empty while it is open
             * @enum {string}
             */
            outcome: "" | "kept" | "hidden";
            /** @description Of the outcome */
            reason: string;
            /** Format: date-time */
            resolvedAt: string | null;
            storeId: string;
            storeName: string;
            subjectId: string;
            subjectName: string;
            text: string;
        };
        ModerationReviewList: {
            counts: components["schemas"]["QuestionListCountsStruct"];
            data: components["schemas"]["ModerationListedReview"][];
            /** @description To send as before; empty at the end */
            next: string;
        };
        ModerationShopCounts: {
            /** Format: int64 */
            all: number;
            /** Format: int64 */
            away: number;
            /** Format: int64 */
            changes: number;
            /** Format: int64 */
            closed: number;
            /** Format: int64 */
            open: number;
            /** Format: int64 */
            refused: number;
            /** Format: int64 */
            suspended: number;
            /** Format: int64 */
            waiting: number;
        };
        ModerationShopPage: {
            counts: components["schemas"]["ModerationShopCounts"];
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["ModerationListedShop"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        ModerationShopRecord: {
            checks: components["schemas"]["ShopCheck"][];
            commission: components["schemas"]["ModerationCommission"];
            /** @description Of the last ninety days; null without a sale */
            figures: components["schemas"]["ModerationFigures"];
            /** @description What operators did, the latest first */
            journal: components["schemas"]["OperatorNoted"][];
            /** @description Statuses that it may be moved to */
            moves: string[];
            /** @description The word that it may sell from outside Quebec; null when none was given */
            outside: components["schemas"]["ModerationOutsideWire"];
            owners: components["schemas"]["ModerationOwner"][];
            products: components["schemas"]["ModerationProductSummary"];
            /**
             * Format: int64
             * @description Open reports about the shop itself
             */
            reports: number;
            shop: components["schemas"]["SellerShop"];
            /**
             * Format: date-time
             * @description When it last began to wait for a decision
             */
            submittedAt: string;
            /**
             * Format: int64
             * @description Orders that are still to be shipped
             */
            toShip: number;
        };
        MoveInputBody: {
            /** Format: int64 */
            revision: number;
        };
        MovedOutputBody: {
            /** Format: int64 */
            moved: number;
        };
        NewTextInputBody: {
            /** @enum {string} */
            kind: "blogue" | "equipe" | "medias";
            title: string;
        };
        NoteInputBody: {
            text: string;
        };
        OperatorFactor: {
            /** @description otpauth:// address */
            address: string;
            /** @description The address as a QR code: data: address of a PNG */
            qr: string;
            /** @description Base 32, to type by hand */
            secret: string;
        };
        OperatorInvitation: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: date-time */
            expiresAt: string;
            id: string;
            /** @enum {string} */
            role: "direction" | "service" | "finances" | "contenu";
        };
        OperatorMe: {
            email: string;
            /**
             * @description Where the second factor stands in this browser
             * @enum {string}
             */
            factor: "missing" | "required" | "passed";
            /**
             * Format: int64
             * @description After so many minutes with nobody at the page the session ends
             */
            idleMinutes: number;
            /** @description Without a mail server letters are written to files: nobody receives them */
            lettersKept: boolean;
            name: string;
            /**
             * Format: int64
             * @description Recovery codes left to use
             */
            recoveryCodes: number;
            rights: string[];
            /** @enum {string} */
            role: "direction" | "service" | "finances" | "contenu";
            userId: string;
        };
        OperatorMember: {
            /** Format: date-time */
            addedAt: string;
            /** @description Empty when the account is no more */
            email: string;
            /**
             * Format: date-time
             * @description When the second factor was set up
             */
            factorAt: string | null;
            /** Format: date-time */
            lastSeenAt: string | null;
            name: string;
            /** @enum {string} */
            role: "direction" | "service" | "finances" | "contenu";
            userId: string;
        };
        OperatorNoted: {
            act: string;
            after: Record<string, never> | null;
            /** Format: date-time */
            at: string;
            before: Record<string, never> | null;
            id: string;
            /** @description Empty for the command line */
            operatorId: string;
            operatorName: string;
            reason: string;
            subjectId: string;
            subjectKind: string;
            subjectName: string;
        };
        OperatorRightLine: {
            meaning: string;
            right: string;
            roles: string[];
        };
        OperatorView: {
            id: string;
            /** @enum {string} */
            list: "orders" | "shops" | "products" | "people";
            name: string;
            /** @description Of the page's address, without the question mark */
            query: string;
        };
        OperatorsOutputBody: {
            data: components["schemas"]["OperatorMember"][];
        };
        OrderAddress: {
            address: string;
            address2?: string;
            city: string;
            country: string;
            firstName: string;
            lastName: string;
            postalCode: string;
            province: string;
        };
        OrderGift: {
            /** @description Printed on the packing slips; may be empty */
            message: string;
        };
        OrderInputBody: {
            addContribution?: boolean;
            /** @description The shipping address when absent */
            billingAddress?: components["schemas"]["CheckoutWireAddress"];
            cartId: string;
            /** @description The deliveryMethod of each store of the summary shown, by store id: another one is refused with 409 and the new summary */
            deliveries?: {
                [key: string]: string;
            };
            /** @description Needed of guests */
            email?: string;
            /**
             * Format: decimal
             * @description The grandTotal of the summary shown: another total is refused with 409 and the new summary
             * @example 12.9
             */
            expectedTotal?: number;
            firstName?: string;
            /** @description The order is a gift: the shops are told, and the message is printed on the packing slips */
            gift?: components["schemas"]["OrderGift"];
            lastName?: string;
            /** @description A guest who wants an account */
            password?: string;
            /** @description Ten digits; needed of guests */
            phone?: string;
            /** @description Needed unless deliveries say that all of it is picked up */
            shippingAddress?: components["schemas"]["CheckoutWireAddress"];
            /** @description Token of the card, or a saved card's id */
            tokenId: string;
        } & {
            [key: string]: unknown;
        };
        OrderPublicDetail: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            items: components["schemas"]["OrderWireItem"][];
            reference: string;
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
        };
        OrderSummaryInputBody: {
            orderId: string;
            shippingAddress?: components["schemas"]["CheckoutWireAddress"];
        } & {
            [key: string]: unknown;
        };
        OrderView: {
            billingAddress?: components["schemas"]["OrderAddress"];
            /** Format: date-time */
            createdAt: string;
            /** @description How each store's part reaches its buyer */
            deliveries?: components["schemas"]["OrderViewDelivery"][];
            email?: string;
            firstName?: string;
            /** @description Absent unless it is one */
            gift?: components["schemas"]["OrderGift"];
            id: string;
            items: components["schemas"]["OrderWireItem"][];
            lastName?: string;
            /**
             * Format: decimal
             * @description Total less what was given back
             * @example 12.9
             */
            netTotal?: number;
            phone?: string;
            reference: string;
            /** @description Oldest first */
            refunds?: components["schemas"]["OrderWireRefund"][];
            shippingAddress?: components["schemas"]["OrderAddress"];
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            summary?: components["schemas"]["OrderWireSummary"];
            /**
             * Format: decimal
             * @description This and what follows: for the owner alone
             * @example 12.9
             */
            total?: number;
        };
        OrderViewDelivery: {
            /** @description To show when it is picked up; for the buyer alone, while it waits */
            code?: string;
            /** @description Why a pickup was handed over without its code */
            handoverNote?: string;
            hours?: string;
            instructions?: string;
            /** @enum {string} */
            method: "parcel" | "pickup" | "local";
            /** @description Where it is picked up */
            place?: string;
            /**
             * Format: date-time
             * @description When the shop said that it can be picked up; absent before
             */
            readyAt?: string;
            storeId: string;
        };
        OrderWireCard: {
            /** @example visa */
            brand: string;
            /** @example 4242 */
            last4: string;
        };
        OrderWireCreditNote: {
            id: string;
            /** Format: date-time */
            issuedAt: string;
            /**
             * @description Of the store, without gaps
             * @example NC-000007
             */
            number: string;
            /** @description Of the PDF; with the parameter jeton when it was asked with one */
            url: string;
        };
        OrderWireDelivery: {
            /** @description To show when it is picked up; for the buyer alone, while it waits */
            code?: string;
            hours?: string;
            instructions?: string;
            /** @enum {string} */
            method: "parcel" | "pickup" | "local";
            /** @description Where it is picked up */
            place?: string;
            /**
             * Format: date-time
             * @description When the shop said that it can be picked up; absent before
             */
            readyAt?: string;
        };
        OrderWireHead: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @example RR-7KQ4-M2XD */
            reference: string;
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled";
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        OrderWireItem: {
            /** @enum {string} */
            deliveryMethod: "parcel" | "pickup" | "local";
            /**
             * Format: decimal
             * @description Taken off by promotions
             * @example 12.9
             */
            discount: number;
            finalSale: boolean;
            id: string;
            productName: string;
            /** @description The product's slug */
            productUrl: string;
            /** Format: int64 */
            quantity: number;
            /**
             * Format: int64
             * @description Units returned or on their way back
             */
            quantityAlreadyReturn: number;
            /** Format: int64 */
            quantityCancelled: number;
            /** Format: int64 */
            quantityShipped: number;
            /** @description The latest return, null without one */
            returnItem: components["schemas"]["OrderWireReturn"];
            /** @description The latest parcel, null before the first */
            shipment: components["schemas"]["OrderWireShipment"];
            /** @description Every parcel, oldest first */
            shipments: components["schemas"]["OrderWireShipment"][];
            /** @enum {string} */
            status: "processing" | "cancelled" | "shipped" | "return_requested" | "return_denied" | "pending_return" | "returned";
            storeId: string;
            storeName: string;
            storeSlug: string;
            /** @description Address of a small picture, empty without one */
            thumbnail: string;
            /**
             * Format: decimal
             * @description Of all the units ordered, before promotions
             * @example 12.9
             */
            totalPrice: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            unitPrice: number;
            variantId: string;
            variantName: string;
        };
        OrderWireRefund: {
            cardBrand: string;
            cardLast4: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            contribution: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Null for a moment after an upgrade */
            creditNote: components["schemas"]["OrderWireCreditNote"];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            goods: number;
            id: string;
            /** @description The units paid back; empty for an amount */
            lines: components["schemas"]["OrderWireRefundLine"][];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shipping: number;
            /** @enum {string} */
            status: "owed" | "sent" | "failed";
            storeId: string;
            storeName: string;
            taxes: components["schemas"]["OrderWireTaxes"];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
        };
        OrderWireRefundLine: {
            itemId: string;
            productName: string;
            /** Format: int64 */
            quantity: number;
            variantName: string;
        };
        OrderWireReturn: {
            /** Format: int64 */
            quantity: number;
            /** @enum {string} */
            status: "returnRequested" | "pendingReturn" | "returnDenied" | "returnExpired" | "completed";
            /** Format: date-time */
            updatedAt: string;
        };
        OrderWireShipment: {
            carrierName: string;
            /** Format: int64 */
            quantity: number;
            /** Format: date-time */
            shippedAt: string;
            trackingLink: string;
            trackingNumber: string;
        };
        OrderWireSummary: {
            /**
             * Format: decimal
             * @description Taken off the goods by promotions
             * @example 12.9
             */
            discount: number;
            /**
             * Format: decimal
             * @description The platform's contribution
             * @example 12.9
             */
            fees: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            grandTotal: number;
            promotions: components["schemas"]["PricingWirePromotion"][];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shipping: number;
            /** @description By store id */
            shippingPerStore: {
                [key: string]: number;
            };
            /**
             * Format: decimal
             * @description Of the goods, before promotions
             * @example 12.9
             */
            subTotal: number;
            taxes: components["schemas"]["OrderWireTaxes"];
        };
        OrderWireTaxes: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            gst_hst: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            qst: number;
        };
        OrdersOutputBody: {
            /**
             * Format: int64
             * @description How many are found, up to 301, which means more than 300
             */
            count: number;
            data: components["schemas"]["CaseworkListedOrder"][];
            /** @description Give it as before to read on; empty at the end */
            next: string;
            /**
             * Format: decimal
             * @description What those came to
             * @example 12.9
             */
            total: number;
        };
        OutreachAssignee: {
            name: string;
            userId: string;
        };
        OutreachCampaign: {
            /** @description Paragraphs with an empty line between them */
            body: string;
            /** @description Empty for no button */
            buttonLabel: string;
            buttonUrl: string;
            /** Format: date-time */
            changedAt: string;
            changedBy: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: int64
             * @description How many letters were written so far
             */
            done: number;
            /** Format: date-time */
            finishedAt: string | null;
            id: string;
            /**
             * Format: int64
             * @description How many it is for; of a draft, how many it would be for now
             */
            recipients: number;
            /**
             * Format: int64
             * @description Send it with a change
             */
            revision: number;
            /** Format: date-time */
            startedAt: string | null;
            /** @enum {string} */
            state: "draft" | "sending" | "stopped" | "cancelled" | "sent";
            subject: string;
        };
        OutreachCampaignText: {
            body: string;
            buttonLabel: string;
            buttonUrl: string;
            subject: string;
        };
        OutreachConsent: {
            /**
             * Format: date-time
             * @description Null: was asked and did not answer yet
             */
            confirmedAt: string | null;
            /** Format: date-time */
            subscribedAt: string;
            /** Format: date-time */
            unsubscribedAt: string | null;
        };
        OutreachInboxCounts: {
            /** Format: int64 */
            closed: number;
            /** Format: int64 */
            mine: number;
            /** Format: int64 */
            open: number;
            /** Format: int64 */
            unassigned: number;
        };
        OutreachSubscriber: {
            /**
             * Format: date-time
             * @description Null: was asked and did not answer yet
             */
            confirmedAt: string | null;
            email: string;
            id: string;
            /** Format: date-time */
            subscribedAt: string;
            /** Format: date-time */
            unsubscribedAt: string | null;
        };
        OutreachSubscriberCounts: {
            /** Format: int64 */
            left: number;
            /**
             * Format: int64
             * @description May be written to
             */
            reading: number;
            /**
             * Format: int64
             * @description Did not confirm yet
             */
            waiting: number;
        };
        OutreachThread: {
            /** @description The last word is the market's */
            answered: boolean;
            assignedName: string;
            /** @description User id of an operator, empty for nobody */
            assignedTo: string;
            /** @description The account of who wrote, empty for a guest */
            authorId: string;
            /** @description Operator of the last change */
            changedBy: string;
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** @description How the latest message begins */
            excerpt: string;
            id: string;
            /** Format: date-time */
            lastAt: string;
            /** @description Oldest first */
            messages: components["schemas"]["OutreachThreadMessage"][];
            name: string;
            /** @description What it is about, empty for none */
            orderId: string;
            orderName: string;
            /** @description Whom it is about, empty for none */
            personId: string;
            personName: string;
            /**
             * Format: int64
             * @description Send it with a change
             */
            revision: number;
            /** @enum {string} */
            state: "open" | "closed";
            /** @description Empty when none was given */
            subject: string;
        };
        OutreachThreadMessage: {
            /** Format: date-time */
            at: string;
            author: string;
            id: string;
            /** @enum {string} */
            kind: "contact" | "feedback" | "answer" | "note";
            text: string;
        };
        OutreachThreadRow: {
            /** @description The last word is the market's */
            answered: boolean;
            assignedName: string;
            /** @description User id of an operator, empty for nobody */
            assignedTo: string;
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** @description How the latest message begins */
            excerpt: string;
            id: string;
            /** Format: date-time */
            lastAt: string;
            name: string;
            /** @enum {string} */
            state: "open" | "closed";
            /** @description Empty when none was given */
            subject: string;
        };
        OverruleInputBody: {
            /**
             * @description accept: the person may send the units back; refund: now, nothing comes back
             * @enum {string}
             */
            decision: "accept" | "refund";
            /** @description Told to the shop */
            reason: string;
        };
        PageContentCard: {
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["ContentCard"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        PageCustomerHead: {
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["CustomerHead"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        PageFulfilmentQuestion: {
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["FulfilmentQuestion"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        PageFulfilmentReview: {
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["FulfilmentReview"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        PageFulfilmentThread: {
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["FulfilmentThread"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        PageMessageWireHead: {
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["MessageWireHead"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        PageReturnsListed: {
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["ReturnsListed"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        PageReturnsShopReturn: {
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["ReturnsShopReturn"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        PageReviewWire: {
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["ReviewWire"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        PageWishlistWire: {
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["WishlistWire"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        PaletteOutputBody: {
            data: components["schemas"]["CaseworkHit"][];
        };
        ParcelInputBody: {
            /**
             * @description A known carrier; none: carrierName, or no carrier at all
             * @enum {string}
             */
            carrier?: "canada_post" | "purolator" | "ups" | "fedex" | "gls" | "nationex";
            /** @description Another carrier, up to 100 characters */
            carrierName?: string;
            reason: string;
            /** @description http or https; empty: worked out for a known carrier */
            trackingLink?: string;
            /** @description Up to 100 characters */
            trackingNumber?: string;
        };
        "Patch-operator-views-by-view-idRequest": {
            name: string;
        };
        "Patch-seller-shops-by-shop-id-team-members-by-member-idRequest": {
            /** @enum {string} */
            role: "owner" | "catalogue" | "orders";
        };
        PatchInputBody: {
            /**
             * Format: int64
             * @description Place among its siblings, from 0
             */
            index?: number;
            name?: string;
            /** @description Empty: a top */
            parentId?: string;
            pictureAlt?: string;
            /** @description Key of a photograph sent before; empty: no picture */
            pictureKey?: string;
            /** Format: int64 */
            revision: number;
            /** @description Empty: made from the name */
            slug?: string;
            variantTypes?: string[];
        };
        PaymentWireCard: {
            /**
             * @description visa, mastercard, amex…
             * @example visa
             */
            brand: string;
            /**
             * Format: int64
             * @example 12
             */
            expMonth: number;
            /**
             * Format: int64
             * @example 2030
             */
            expYear: number;
            /** @description What POST /orders takes as tokenId */
            id: string;
            isDefault: boolean;
            isExpired: boolean;
            /** @example 4242 */
            last4: string;
        };
        PeopleFile: {
            addresses: components["schemas"]["AccountAddress"][];
            /**
             * Format: decimal
             * @description Total of those orders, before refunds
             * @example 12.9
             */
            bought: number;
            /** Format: date-time */
            createdAt: string;
            email: string;
            emailVerified: boolean;
            firstName: string;
            id: string;
            /** Format: date-time */
            lastOrderAt: string | null;
            /** @description The latest twenty */
            latestOrders: components["schemas"]["OrderWireHead"][];
            name: string;
            /** @description Absent: never subscribed */
            newsletter?: components["schemas"]["OutreachConsent"];
            notes: components["schemas"]["AccountPersonNote"][];
            /** @description Runs the market, and cannot be suspended */
            operator: boolean;
            /**
             * Format: int64
             * @description Paid ones
             */
            orders: number;
            /**
             * Format: int64
             * @description With those that were never paid
             */
            ordersInAll: number;
            /** @description Ten digits, or empty */
            phone: string;
            sessions: components["schemas"]["IdentityOpened"][];
            /** @description False when another identity service keeps them */
            sessionsKnown: boolean;
            shops: components["schemas"]["PeopleOwnedShop"][];
            /** Format: date-time */
            suspendedAt: string | null;
            /** @description As the letter told it */
            suspendedReason: string;
            /** @description What they wrote to the market */
            threads: components["schemas"]["OutreachThreadRow"][];
            /**
             * Format: int64
             * @description Orders that are paid and not yet complete
             */
            underWay: number;
        };
        PeopleGuestCopy: {
            email: string;
            /** Format: date-time */
            exportedAt: string;
            parts: {
                [key: string]: unknown;
            };
        };
        PeopleGuestFile: {
            /**
             * Format: decimal
             * @description Total of those orders, before refunds
             * @example 12.9
             */
            bought: number;
            email: string;
            /** Format: date-time */
            lastOrderAt: string;
            latestOrders: components["schemas"]["OrderWireHead"][];
            /** @description As on that order, like what follows */
            name: string;
            /** @description Absent: never subscribed */
            newsletter?: components["schemas"]["OutreachConsent"];
            /** @description The latest of their orders: names the guest in addresses */
            orderId: string;
            /**
             * Format: int64
             * @description Paid ones
             */
            orders: number;
            /** @description Ten digits, or empty */
            phone: string;
            /** @description What they wrote to the market */
            threads: components["schemas"]["OutreachThreadRow"][];
        };
        PeopleGuestRow: {
            /**
             * Format: decimal
             * @description Total of those orders, before refunds
             * @example 12.9
             */
            bought: number;
            email: string;
            /** Format: date-time */
            lastOrderAt: string;
            /** @description As on that order, like what follows */
            name: string;
            /** @description The latest of their orders: names the guest in addresses */
            orderId: string;
            /**
             * Format: int64
             * @description Paid ones
             */
            orders: number;
            /** @description Ten digits, or empty */
            phone: string;
        };
        PeopleOwnedShop: {
            id: string;
            name: string;
            slug: string;
            status: string;
            /** Format: date-time */
            termsAcceptedAt: string | null;
            /** @description Day of the text, empty before any was accepted */
            termsVersion: string;
        };
        PeopleRow: {
            /**
             * Format: decimal
             * @description Total of those orders, before refunds
             * @example 12.9
             */
            bought: number;
            /** Format: date-time */
            createdAt: string;
            email: string;
            emailVerified: boolean;
            id: string;
            /** Format: date-time */
            lastOrderAt: string | null;
            name: string;
            /**
             * Format: int64
             * @description Paid ones
             */
            orders: number;
            /** @description Ten digits, or empty */
            phone: string;
            /** Format: date-time */
            suspendedAt: string | null;
        };
        PhotoOutputBody: {
            id: string;
        };
        Picture: {
            /** @description What the picture shows, for those who do not see it */
            alt: string;
            /** @description Average colour, #rrggbb, painted until the picture is there */
            color: string;
            /** @description Address of the picture at its greatest size */
            file: string;
            /** Format: int64 */
            height: number;
            thumbs: components["schemas"]["PictureThumbs"];
            /** Format: int64 */
            width: number;
        };
        PictureBanner: {
            "1600.jpeg": string;
            "1600.webp": string;
            "800.jpeg": string;
            "800.webp": string;
            alt: string;
            color: string;
            /** Format: int64 */
            height: number;
            /** Format: int64 */
            width: number;
        };
        PictureThumbs: {
            "480.jpeg": string;
            "480.webp": string;
            "800.jpeg": string;
            "800.webp": string;
        };
        PlacesOutBody: {
            /** @description The likeliest first; empty when no place answers */
            data: components["schemas"]["GazetteerPlace"][];
        };
        "Post-carts-by-id-codesRequest": {
            code: string;
        };
        "Post-operator-differences-by-difference-id-explanationRequest": {
            note: string;
        };
        "Post-operator-payout-runs-by-run-id-approvalRequest": {
            /** @description Of the second factor */
            code: string;
        };
        "Post-operator-payout-runs-by-run-id-confirmationRequest": {
            /** @description Absent: all that was sent */
            payoutId?: string;
        };
        "Post-operator-payout-runs-by-run-id-fileRequest": {
            /**
             * Format: int64
             * @description One more than the last that was downloaded
             */
            version: number;
        };
        "Post-operator-products-categoryRequest": {
            categoryId: string;
            ids: string[];
            reason?: string;
        };
        "Post-operator-questions-by-question-id-answerRequest": {
            /** @description 1 to 1000 characters, shown as the market's; empty takes it away */
            answer: string;
            /** @description The market's answer as it was read; another since is refused with 409 */
            was: string;
        };
        "Post-operator-reports-by-report-id-resolutionRequest": {
            /** @enum {string} */
            outcome: "kept" | "hidden";
            reason: string;
        };
        "Post-operator-shops-by-shop-id-commission-endRequest": {
            agreementId: string;
            reason: string;
        };
        "Post-operator-shops-by-shop-id-commissionRequest": {
            /** @description First day, as 2026-12-01 */
            from: string;
            /** @enum {string} */
            kind: "promotion" | "help_out" | "agreement";
            /** Format: int64 */
            months: number;
            /** Format: double */
            percent: number;
            reason: string;
        };
        "Post-operator-viewsRequest": {
            /** @enum {string} */
            list: "orders" | "shops" | "products" | "people";
            name: string;
            query: string;
        };
        "Post-pending-users-userRequest": {
            verificationCode: string;
        } & {
            [key: string]: unknown;
        };
        "Post-seller-invitations-by-invitation-token-acceptResponse": {
            shopId: string;
        };
        "Post-seller-invitations-by-invitation-token-accountRequest": {
            firstName: string;
            lastName: string;
            password: string;
        };
        "Post-seller-shops-by-shop-id-closingRequest": {
            /** @description Why, in a few words */
            reason: string;
        };
        "Post-seller-shops-by-shop-id-imports-by-import-id-applyRequest": {
            /** @description Apply a file whose very content was applied before */
            again?: boolean;
        };
        "Post-seller-shops-by-shop-id-imports-by-import-id-choicesRequest": {
            categoryId?: string;
            columns?: ("ignored" | "name" | "code" | "description" | "price" | "regularPrice" | "sku" | "quantity" | "photos" | "category" | "option" | "weightKg" | "weightG")[];
        };
        "Post-seller-shops-by-shop-id-ledger-stripe-accountRequest": {
            /** @description Of the person who asks */
            password: string;
        };
        "Post-seller-shops-by-shop-id-orders-by-order-id-handoverRequest": {
            /** @description The customer's, six digits */
            code?: string;
            /** @description 1 to 200 characters, needed without a code; the customer reads it */
            reason?: string;
        };
        "Post-seller-shops-by-shop-id-orders-trackingRequest": {
            /** @description As the check answered them */
            lines: components["schemas"]["FulfilmentTrackedLine"][];
        };
        "Post-seller-shops-by-shop-id-team-invitationsRequest": {
            email: string;
            /** @enum {string} */
            role: "owner" | "catalogue" | "orders";
        };
        "Post-users-by-user-id-customer-addresses-by-id-defaultRequest": {
            /** @description Always true */
            isDefault: boolean;
        };
        "Post-users-email-confirmationRequest": {
            token: string;
        };
        "Post-users-password-resetRequest": {
            /** @description 6 to 42 characters */
            password: string;
            token: string;
        };
        PressOutBody: {
            data: components["schemas"]["ContentPressItem"][];
        };
        PreviewInputBody: {
            items: components["schemas"]["FulfilmentUnits"][];
        };
        PreviewInputBody2: {
            cases: components["schemas"]["SellerPreviewCase"][];
            shippingSettings: components["schemas"]["ShippingWire"];
        };
        PreviewOutputBody: {
            cases: components["schemas"]["SellerPreviewLine"][];
        };
        PreviewOutputBody2: {
            html: string;
        };
        PricingWireOffer: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            amount?: number;
            /**
             * Format: date-time
             * @description Null: it does not end by itself
             */
            endsAt: string | null;
            /** @description About all products of the store, and not some of them */
            everything: boolean;
            /** @enum {string} */
            kind: "percent" | "amount" | "free_shipping" | "multi_buy";
            /**
             * Format: decimal
             * @description Of the goods of the store, before any promotion
             * @example 12.9
             */
            minimum?: number;
            name: string;
            /**
             * Format: int64
             * @description …for the price of so many
             */
            pay?: number;
            /** Format: int64 */
            percent?: number;
            /**
             * Format: int64
             * @description So many units…
             */
            take?: number;
        };
        PricingWirePromotion: {
            /**
             * Format: decimal
             * @description Taken off the goods, or off the shipping when it is free
             * @example 12.9
             */
            amount: number;
            /** @description Empty for an automatic offer */
            code: string;
            /** @enum {string} */
            kind: "percent" | "amount" | "free_shipping" | "multi_buy";
            /** @description The market bears it, and not a store */
            market: boolean;
            name: string;
            storeId: string;
        };
        PrizeInputBody: {
            /** Format: int64 */
            prize: number;
        };
        Problem: {
            /** @description Stable snake-case name of the failure, for programs */
            code: string;
            /** @description A sentence to show: French, or English with Accept-Language: en */
            detail: string;
            /** @description The fields to correct */
            errors?: components["schemas"]["ProblemField"][];
            /** @description Fresh facts that come with a refusal, such as a new summary */
            extra?: unknown;
            /** @description The path that failed */
            instance?: string;
            /** @description The id to give when asking for help */
            requestId?: string;
            /**
             * Format: int64
             * @description The HTTP status again
             */
            status: number;
            /** @description What kind of failure this is, in a few words */
            title: string;
        };
        ProblemField: {
            /** @description Stable snake-case name of the broken rule */
            code: string;
            /** @description A sentence to show under the field */
            message: string;
            /** @description Wire name of the field, for example shippingAddress.postalCode */
            path: string;
        };
        ProductimportChosenWire: {
            /** @description Given to new products that name none */
            categoryId: string;
            /** @description What each heading holds */
            columns: ("ignored" | "name" | "code" | "description" | "price" | "regularPrice" | "sku" | "quantity" | "photos" | "category" | "option" | "weightKg" | "weightG")[];
        };
        ProductimportColumn: {
            example: string;
            /** @description In French */
            meaning: string;
            name: string;
        };
        ProductimportHeading: {
            /** @description The first value of the column */
            example: string;
            /**
             * @description What it seems to hold
             * @enum {string}
             */
            guess: "ignored" | "name" | "code" | "description" | "price" | "regularPrice" | "sku" | "quantity" | "photos" | "category" | "option" | "weightKg" | "weightG";
            name: string;
        };
        ProductimportPhotoFailure: {
            address: string;
            /** @description A sentence in French */
            detail: string;
            /**
             * Format: int64
             * @description Of the file
             */
            line: number;
            product: string;
        };
        ProductimportPhotos: {
            /** Format: int64 */
            done: number;
            /** Format: int64 */
            failed: number;
            /** @description The first hundred */
            failures: components["schemas"]["ProductimportPhotoFailure"][];
            /** Format: int64 */
            total: number;
        };
        ProductimportPreview: {
            /** Format: int64 */
            categories: number;
            /** @enum {string} */
            change: "create" | "replace" | "none";
            /** Format: int64 */
            line: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            maxPrice: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            minPrice: number;
            name: string;
            options: components["schemas"]["CatalogOption"][];
            /**
             * Format: int64
             * @description That it has, or that will be fetched
             */
            photos: number;
            /**
             * Format: decimal
             * @description Of the first variant; zero when it has none
             * @example 12.9
             */
            regularPrice: number;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            /** @description Beginning of the description, without tags */
            text: string;
            /** Format: int64 */
            variants: number;
        };
        ProductimportProblem: {
            /** @description Empty when it is about the whole line */
            column: string;
            /** @description A sentence in French */
            detail: string;
            /**
             * Format: int64
             * @description Of the file, from 1; the header is line 1
             */
            line: number;
            /** @description Name of the product */
            product: string;
        };
        ProductimportWire: {
            /** @description Its seller must say what its columns hold before it can be applied */
            asks: boolean;
            choices: components["schemas"]["ProductimportChosenWire"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: int64
             * @description Products gone through in this state
             */
            done: number;
            /**
             * Format: int64
             * @description New products that stay drafts for want of a state or a category
             */
            draftCount: number;
            /** @description The first five hundred, with why */
            drafts: components["schemas"]["ProductimportProblem"][];
            fileName: string;
            /** Format: date-time */
            finishedAt: string | null;
            /** @description Of a file of unknown form */
            headings: components["schemas"]["ProductimportHeading"][];
            id: string;
            /**
             * Format: int64
             * @description Products whose quantities are to be looked at: several variants shared one count
             */
            noticeCount: number;
            /** @description The first five hundred */
            notices: components["schemas"]["ProductimportProblem"][];
            /** @description Fetched in the background once the file is applied */
            photos: components["schemas"]["ProductimportPhotos"];
            /** @description The first products as they will look */
            preview: components["schemas"]["ProductimportPreview"][];
            /** Format: int64 */
            problemCount: number;
            /** @description The first five hundred */
            problems: components["schemas"]["ProductimportProblem"][];
            /**
             * Format: int64
             * @description In the file, once it is checked
             */
            products: number;
            /**
             * @description Empty until it is checked
             * @enum {string}
             */
            source: "" | "rangrue" | "shopify" | "etsy" | "woocommerce" | "square" | "other";
            /** @enum {string} */
            state: "checking" | "checked" | "applying" | "done" | "failed";
            /** Format: int64 */
            toCreate: number;
            /** Format: int64 */
            toReplace: number;
            /** Format: int64 */
            unchanged: number;
        };
        PromotionFields: {
            /**
             * Format: decimal
             * @description Of an amount
             * @example 12.9
             */
            amount?: number;
            /** @description 4 to 24 letters, digits or hyphens, in any case; empty for an automatic offer */
            code?: string;
            /** @description First day in Quebec; now when absent */
            from?: string;
            /** @enum {string} */
            kind: "percent" | "amount" | "free_shipping" | "multi_buy";
            /**
             * Format: int64
             * @description Orders of one account or e-mail, for a code alone; 0: as many as they like
             */
            maxPerPerson?: number;
            /**
             * Format: int64
             * @description Orders in all; 0: as many as come
             */
            maxUses?: number;
            /**
             * Format: decimal
             * @description Of the goods of the shop, or of the cart for the market's, before any promotion
             * @example 12.9
             */
            minimum?: number;
            /** @description As buyers read it */
            name: string;
            /**
             * Format: int64
             * @description …for the price of so many; the cheapest are free
             */
            pay?: number;
            /**
             * Format: int64
             * @description Of a percent: 1 to 100
             */
            percent?: number;
            /** @enum {string} */
            scope: "all" | "products" | "categories";
            /** @description Of products, or of categories, which include those under them */
            scopeIds?: string[];
            /**
             * Format: int64
             * @description Of a multi_buy: so many units…
             */
            take?: number;
            /** @description Last day; empty: it does not end by itself */
            to?: string;
        };
        PromotionPage: {
            data: components["schemas"]["PromotionWire"][];
        };
        PromotionWire: {
            /**
             * Format: decimal
             * @description Of an amount
             * @example 12.9
             */
            amount?: number;
            /** @description 4 to 24 letters, digits or hyphens, in any case; empty for an automatic offer */
            code?: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null: it does not end by itself
             */
            endsAt: string | null;
            /** @description First day in Quebec; now when absent */
            from?: string;
            id: string;
            /** @enum {string} */
            kind: "percent" | "amount" | "free_shipping" | "multi_buy";
            /**
             * Format: int64
             * @description Orders of one account or e-mail, for a code alone; 0: as many as they like
             */
            maxPerPerson?: number;
            /**
             * Format: int64
             * @description Orders in all; 0: as many as come
             */
            maxUses?: number;
            /**
             * Format: decimal
             * @description Of the goods of the shop, or of the cart for the market's, before any promotion
             * @example 12.9
             */
            minimum?: number;
            /** @description As buyers read it */
            name: string;
            /**
             * Format: int64
             * @description …for the price of so many; the cheapest are free
             */
            pay?: number;
            /**
             * Format: int64
             * @description Of a percent: 1 to 100
             */
            percent?: number;
            /** @enum {string} */
            scope: "all" | "products" | "categories";
            /** @description Of products, or of categories, which include those under them */
            scopeIds?: string[];
            /** Format: date-time */
            startsAt: string;
            /** @enum {string} */
            state: "active" | "upcoming" | "ended" | "used_up";
            /**
             * Format: int64
             * @description Of a multi_buy: so many units…
             */
            take?: number;
            /** @description Last day; empty: it does not end by itself */
            to?: string;
            /**
             * Format: int64
             * @description Orders that used it, but for those that failed or were wholly cancelled
             */
            uses: number;
        };
        PublishInputBody: {
            /** @description Markdown */
            body: string;
            /** @description A day to come; empty: now */
            effectiveOn?: string;
            fields: components["schemas"]["ContentFields"];
            /** Format: int64 */
            revision: number;
            /** @description What changes, in a sentence */
            summary?: string;
        };
        PublishOutputBody: {
            /** Format: int64 */
            version: number;
        };
        "Put-seller-shops-by-shop-id-ledger-bank-accountRequest": {
            /** @description Seven to twelve digits */
            account: string;
            holder: string;
            /** @description Three digits */
            institution: string;
            /** @description Of the person who asks */
            password: string;
            /** @description Five digits */
            transit: string;
        };
        "Put-seller-shops-by-shop-id-replies-by-reply-idRequest": {
            /** @description 1 to 60 characters */
            name: string;
            /** @description 1 to 1,000 characters; tags are removed */
            text: string;
            /** @description The reply as it was read */
            was: components["schemas"]["ReplyFields"];
        };
        "Put-seller-shops-by-shop-id-termsRequest": {
            /** @description Day of the conditions that were read and accepted */
            termsVersion: string;
        };
        "Put-seller-shops-by-shop-id-vacationRequest": {
            /** @description Away until the shop comes back with a call of its own; until is then not read */
            openEnded?: boolean;
            /** @description Day the shop opens again, as 2026-12-26; empty to come back now */
            until: string;
        };
        "Put-users-by-user-id-followed-stores-by-store-idRequest": {
            /**
             * @description The version of the text that was agreed to
             * @enum {string}
             */
            consent: "2026-11";
        };
        PutCampaignInputBody: {
            body: string;
            buttonLabel: string;
            buttonUrl: string;
            /** Format: int64 */
            revision: number;
            subject: string;
        };
        PutInputBody: {
            /** Format: int64 */
            quantity: number;
        } & {
            [key: string]: unknown;
        };
        QuestionAuthor: {
            /** @description Empty when the account was closed */
            firstName: string;
            /** @description The initial alone, as in "B." */
            lastName: string;
        };
        QuestionListCountsStruct: {
            /** Format: int64 */
            hidden: number;
            /** Format: int64 */
            reported: number;
        };
        QuestionWire: {
            /** @description Plain text; null until the shop answers */
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @description Plain text; what the market itself answered, null when it did not */
            marketAnswer: string | null;
            /** Format: date-time */
            marketAnsweredAt: string | null;
            /** @description Plain text */
            question: string;
            user: components["schemas"]["QuestionAuthor"];
        };
        ReasonInputBody: {
            reason: string;
        };
        ReceiveInputBody: {
            /** @description Put the units back in stock, if they are counted */
            restock: boolean;
        };
        RegisterInputBody: {
            email: string;
            firstName: string;
            lastName: string;
            /** @description 6 to 42 characters */
            password: string;
            /** @description Ten digits */
            phone: string;
            subscribeNewsletter?: boolean;
        };
        RegisterOutputBody: {
            /** @description Absent when the account waits for its verification code */
            authProviderId?: string;
            id?: string;
        };
        RemindInputBody: {
            /** @description Absent: what waits longest of what was not recalled lately */
            orderIds?: string[];
        };
        ReplaceInputBody: {
            /** Format: int64 */
            prize: number;
            /** @description May be empty after three letters and seven days */
            reason: string;
        };
        RepliesOutputBody: {
            data: components["schemas"]["Reply"][];
        };
        Reply: {
            id: string;
            name: string;
            /** @description Plain text; {prénom} and {commande} are filled in where it is inserted */
            text: string;
        };
        ReplyFields: {
            /** @description 1 to 60 characters */
            name: string;
            /** @description 1 to 1,000 characters; tags are removed */
            text: string;
        };
        ReportInputBody: {
            /** @enum {string} */
            cause: "misleading" | "counterfeit" | "forbidden" | "dangerous" | "offensive" | "personal_data" | "spam" | "other";
            /** @description To be told what became of it */
            email?: string;
            id: string;
            /** @enum {string} */
            kind: "product" | "shop" | "question" | "review" | "message";
            /** @description At most 1000 characters; tags are removed */
            text?: string;
            /** @description The order's token, for a guest who reports a message */
            token?: string;
            /** @description A trap for robots: leave it out */
            website?: string;
        };
        ReportListCountsStruct: {
            /** Format: int64 */
            message: number;
            /** Format: int64 */
            product: number;
            /** Format: int64 */
            question: number;
            /** Format: int64 */
            review: number;
            /** Format: int64 */
            shop: number;
        };
        RequestInputBody: {
            items: components["schemas"]["ReturnsAskItem"][];
            orderId: string;
        };
        ResentOutputBody: {
            /**
             * Format: int64
             * @description How many are on their way again
             */
            letters: number;
        };
        ReturnsAskItem: {
            /** @description Of the order's item */
            id: string;
            /** @description Ids of photographs sent for the order */
            photos?: string[];
            /** Format: int64 */
            quantity: number;
            /** @description 1 to 200 characters */
            reasonText: string;
        };
        ReturnsItem: {
            /** @description The shop's, when it denied the return */
            denyReason: string;
            /** @description Of the return */
            id: string;
            /** @description Of the order's item */
            itemId: string;
            /** @description Ids of its photographs */
            photos: string[];
            productName: string;
            /** @description The product's slug */
            productUrl: string;
            /** Format: int64 */
            quantity: number;
            reasonText: string;
            /**
             * Format: date-time
             * @description The shop must have received an accepted return before; null until accepted
             */
            receiveBefore: string | null;
            /** @enum {string} */
            status: "returnRequested" | "pendingReturn" | "returnDenied" | "returnExpired" | "completed";
            storeId: string;
            storeName: string;
            storeSlug: string;
            /** Format: date-time */
            updatedAt: string;
            variantName: string;
        };
        ReturnsListed: {
            /** @description The shop's, when it denied the return */
            denyReason: string;
            /** @description Of the return */
            id: string;
            /** @description Of the order's item */
            itemId: string;
            orderId: string;
            /** @description Ids of its photographs */
            photos: string[];
            productName: string;
            /** @description The product's slug */
            productUrl: string;
            /** Format: int64 */
            quantity: number;
            reasonText: string;
            /**
             * Format: date-time
             * @description The shop must have received an accepted return before; null until accepted
             */
            receiveBefore: string | null;
            reference: string;
            /**
             * Format: decimal
             * @description With tax: given back once received, what would be while it is open, else 0
             * @example 12.9
             */
            refund: number;
            /** Format: date-time */
            requestedAt: string;
            /** @enum {string} */
            status: "returnRequested" | "pendingReturn" | "returnDenied" | "returnExpired" | "completed";
            storeId: string;
            storeName: string;
            storeSlug: string;
            /** @description Address of a small picture, empty without one */
            thumbnail: string;
            /** Format: date-time */
            updatedAt: string;
            variantName: string;
        };
        ReturnsOutputBody: {
            /** @description Unanswered, refused and expired ones */
            counts: {
                [key: string]: number;
            };
            data: components["schemas"]["CaseworkReturn"][];
            /** @description Give it as before to read on; empty at the end */
            next: string;
        };
        ReturnsRequest: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            items: components["schemas"]["ReturnsItem"][];
            orderId: string;
            reference: string;
        };
        ReturnsShopReturn: {
            /** @description The units may be put back in stock */
            countedStock: boolean;
            customerName: string;
            denyReason: string;
            id: string;
            itemId: string;
            orderId: string;
            /** @description Ids of the customer's photographs */
            photos: string[];
            productName: string;
            /** @description The product's slug */
            productUrl: string;
            /** Format: int64 */
            quantity: number;
            /** @description The customer's */
            reasonText: string;
            /**
             * Format: date-time
             * @description Null until accepted
             */
            receiveBefore: string | null;
            reference: string;
            /**
             * Format: decimal
             * @description With tax: given back once received, what would be while it is open, else 0
             * @example 12.9
             */
            refund: number;
            /** Format: date-time */
            requestedAt: string;
            restocked: boolean;
            sku: string;
            /** @enum {string} */
            status: "returnRequested" | "pendingReturn" | "returnDenied" | "returnExpired" | "completed";
            /** Format: date-time */
            updatedAt: string;
            variantName: string;
        };
        ReviewInputBody: {
            /** @description Keys of at most four photos sent for the order */
            photos?: string[];
            /**
             * Format: int64
             * @description 1 to 5
             */
            stars: number;
            /** @description At most 2000 characters; tags are removed */
            text?: string;
            /** @description Of the order's links; its owner needs none */
            token?: string;
        };
        ReviewLineWire: {
            /** @description The name that a review of the line bears */
            author: string;
            itemId: string;
            productId: string;
            productName: string;
            /** @description The product's slug */
            productUrl: string;
            /**
             * @description Why the line cannot be reviewed; empty when it can
             * @enum {string}
             */
            refusal: "" | "own_shop" | "not_received" | "item_returned";
            /** @description What was said so far; null for nothing */
            review: components["schemas"]["ReviewMine"];
            /** @description Empty without a photo */
            thumbnail: string;
            variantName: string;
        };
        ReviewMine: {
            /** @description Of the shop, plain text; null until it answers */
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /** @description First name and initial; empty once the buyer was forgotten */
            author: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The market took it off the page */
            hidden: boolean;
            /** @description Empty unless it is hidden */
            hiddenReason: string;
            id: string;
            /** @description To send back with a correction, in the order of photos */
            photoKeys: string[];
            photos: components["schemas"]["Picture"][];
            /** @description The buyer gave the product back: the review does not count */
            returned: boolean;
            /** Format: int64 */
            stars: number;
            /** @description Plain text; may be empty */
            text: string;
        };
        ReviewSentPhoto: {
            /** @description What the picture shows, for those who do not see it */
            alt: string;
            /** @description Average colour, #rrggbb, painted until the picture is there */
            color: string;
            /** @description Address of the picture at its greatest size */
            file: string;
            /** Format: int64 */
            height: number;
            key: string;
            thumbs: components["schemas"]["PictureThumbs"];
            /** Format: int64 */
            width: number;
        };
        ReviewWire: {
            /** @description Of the shop, plain text; null until it answers */
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /** @description First name and initial; empty once the buyer was forgotten */
            author: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            photos: components["schemas"]["Picture"][];
            /** @description The buyer gave the product back: the review does not count */
            returned: boolean;
            /** Format: int64 */
            stars: number;
            /** @description Plain text; may be empty */
            text: string;
        };
        RightsOutputBody: {
            data: components["schemas"]["OperatorRightLine"][];
        };
        RoleInputBody: {
            reason: string;
            /** @enum {string} */
            role: "direction" | "service" | "finances" | "contenu";
        };
        SaveInputBody: {
            cardToken: string;
        };
        SearchCategoryFacet: {
            /** Format: int64 */
            count: number;
            /** @description What the filter takes: the short id */
            key: string;
        };
        SearchChoiceFacet: {
            /** @description What the filter takes */
            code: string;
            /** Format: int64 */
            count: number;
            name: string;
        };
        SearchCodeFacet: {
            code: string;
            /** Format: int64 */
            count: number;
            label: string;
        };
        SearchFacets: {
            /** @description Categories that hold some of it, descendants included, in the order of the flat list */
            categories: components["schemas"]["SearchCategoryFacet"][];
            /** @description The 20 most common and those asked for, the most common first */
            colors: components["schemas"]["SearchChoiceFacet"][];
            /**
             * Format: int64
             * @description Products of which one unit ships free
             */
            freeShipping: number;
            /**
             * Format: int64
             * @description Products that can be bought now
             */
            inStock: number;
            materials: components["schemas"]["SearchChoiceFacet"][];
            /**
             * Format: int64
             * @description Products below their regular price
             */
            onSale: number;
            /** @description Null when nothing answers */
            price: components["schemas"]["SearchPriceSpan"];
            /** @description Of shops */
            regions: components["schemas"]["SearchChoiceFacet"][];
            sizes: components["schemas"]["SearchChoiceFacet"][];
            /** @description The shops that hold most of it, at most 20 */
            stores: components["schemas"]["SearchStoreFacet"][];
        };
        SearchInBody: {
            q: string;
            /**
             * Format: int64
             * @description How many results it had
             */
            total: number;
        } & {
            [key: string]: unknown;
        };
        SearchNewestProducts: {
            data: components["schemas"]["SearchTile"][];
        };
        SearchPriceSpan: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            max: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            min: number;
        };
        SearchProductPage: {
            /** Format: int64 */
            currentPage: number;
            data: components["schemas"]["SearchTile"][];
            /** @description When nothing answers, the first page of everything by relevance; else empty */
            defaultData: components["schemas"]["SearchTile"][];
            /** @description Other words that find something, when nothing answers; else empty */
            didYouMean: string;
            facets: components["schemas"]["SearchFacets"];
            /**
             * Format: int64
             * @description Rank of the first product shown, 0 when none is
             */
            from: number;
            /** @description Nothing answers at all; see defaultData */
            isEmpty: boolean;
            /** @description Words typed that were left out */
            leftOut: string[];
            /** Format: int64 */
            pageCount: number;
            /** @description Set when a category was asked by a former address: the page must answer a permanent redirection there */
            redirectTo?: string;
            /** @description The words looked for, when some of those typed were corrected or left out; else empty */
            searchedFor: string;
            /** Format: int64 */
            to: number;
            /** Format: int64 */
            total: number;
            /** @description Values asked for in colors, sizes, materials or regions that nothing has: they let nothing through; when lenient, also categories and shops that are gone */
            unknown: components["schemas"]["SearchUnknownValue"][];
        };
        SearchStoreFacet: {
            /** Format: int64 */
            count: number;
            name: string;
            /** @description What the filter takes */
            slug: string;
        };
        SearchStorePage: {
            /** Format: int64 */
            currentPage: number;
            data: components["schemas"]["SearchStoreTile"][];
            /** @description When nothing answers, the first page of every shop by relevance; else empty */
            defaultData: components["schemas"]["SearchStoreTile"][];
            facets: components["schemas"]["StorePageFacetsStruct"];
            /**
             * Format: int64
             * @description Rank of the first shop shown, 0 when none is
             */
            from: number;
            /** @description Nothing answers at all; see defaultData */
            isEmpty: boolean;
            /** @description Words typed that were left out */
            leftOut: string[];
            /** Format: int64 */
            pageCount: number;
            /** @description The words looked for, when some of those typed were corrected or left out; else empty */
            searchedFor: string;
            /** Format: int64 */
            to: number;
            /** Format: int64 */
            total: number;
        };
        SearchStoreTile: {
            alt: string;
            categoryCode: string;
            categoryLabel: string;
            city: string;
            /** @description Average colour of the photo, #rrggbb */
            color: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: double
             * @description Kilometres from the place asked for, when both are known
             */
            distance?: number;
            id: string;
            name: string;
            postalCode: string;
            /** Format: int64 */
            productCount: number;
            /** @description Empty when there is none */
            profilePhoto: string;
            region: string;
            slug: string;
            tagline: string;
            thumbs: components["schemas"]["PictureThumbs"];
        };
        SearchSuggestedCategory: {
            /** Format: int64 */
            count: number;
            id: string;
            name: string;
            parentId: string | null;
            /** @description Names of the categories above it, from the top down */
            parents: string[];
            /** @description Slugs from the top down to it, joined by / */
            path: string;
            /** Format: int64 */
            shortId: number;
            slug: string;
        };
        SearchSuggestions: {
            /** @description With how many products each holds */
            categories: components["schemas"]["SearchSuggestedCategory"][];
            products: components["schemas"]["SearchTile"][];
            stores: components["schemas"]["SearchStoreTile"][];
        };
        SearchTile: {
            alt: string;
            available: boolean;
            /** @description Average colour of the main photo, #rrggbb */
            color: string;
            /**
             * Format: decimal
             * @description Of the variant at minPrice; zero when it has none
             * @example 12.9
             */
            defaultRegularPrice: number;
            /**
             * Format: double
             * @description Kilometres from the place asked for, when both are known
             */
            distance?: number;
            freeShipping: boolean;
            id: string;
            /** @description Address of the main photo, empty when there is none */
            mainPhoto: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            minPrice: number;
            name: string;
            /**
             * Format: double
             * @description Average stars of the reviews, to a tenth; zero without any
             */
            rating: number;
            /** Format: int64 */
            reviewCount: number;
            /** @description Address of a small form of the next photo */
            secondPhoto?: string;
            slug: string;
            storeCity: string;
            storeId: string;
            storeName: string;
            storeSlug: string;
            /** @description Small forms of the main photo, null when there is none */
            thumbs: components["schemas"]["PictureThumbs"];
        };
        SearchUnknownValue: {
            /** @enum {string} */
            filter: "categories" | "store" | "colors" | "sizes" | "materials" | "regions";
            /** @description As it was asked for */
            value: string;
        };
        SeenInputBody: {
            items: components["schemas"]["CartSeenPrice"][];
        };
        SellerBanner: {
            "1600.jpeg": string;
            "1600.webp": string;
            "800.jpeg": string;
            "800.webp": string;
            alt: string;
            color: string;
            /** Format: int64 */
            height: number;
            key: string;
            /** Format: int64 */
            width: number;
        };
        SellerBulkRefusal: {
            code: string;
            /** @description A sentence to show, in French */
            detail: string;
            id: string;
            name: string;
        };
        SellerBulkResult: {
            /** Format: int64 */
            done: number;
            refused: components["schemas"]["SellerBulkRefusal"][];
        };
        SellerListedProduct: {
            alt: string;
            /** @description At least one variant can be bought */
            available: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description An operator hid it: it cannot be published */
            hiddenByMarket: boolean;
            id: string;
            /** @description A counted variant has three units or fewer */
            lowStock: boolean;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            maxPrice: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            minPrice: number;
            name: string;
            /** @description Of the default variant */
            sku: string;
            slug: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            /** @description Of the main photo, absent when there is none */
            thumbs?: components["schemas"]["PictureThumbs"];
            /**
             * Format: int64
             * @description Counted units left, null when nothing is counted
             */
            units: number | null;
            /** Format: date-time */
            updatedAt: string;
            /** Format: int64 */
            variantCount: number;
        };
        SellerNewShopForm: {
            bannerAlt?: string;
            bannerKey?: string;
            categoryCode: string;
            city: string;
            /** Format: int64 */
            deliveryMaxDays: number;
            /** Format: int64 */
            deliveryMinDays: number;
            deliveryNote?: string;
            /** @description Absent: parcels alone */
            deliveryWays?: components["schemas"]["ShippingWays"];
            /** @description Where order notices go; the account's when absent */
            email?: string;
            /** @description Both numbers, or none for a small supplier */
            gstNumber?: string;
            legalAddress: string;
            legalCity: string;
            legalName: string;
            legalPostalCode: string;
            /** @description QC when absent */
            legalProvince?: string;
            name: string;
            /** @description Ten digits */
            phone?: string;
            photoAlt?: string;
            /** @description Of a photograph sent before; empty for none */
            photoKey?: string;
            postalCode: string;
            /** @description HTML; cleaned by the server */
            presentation?: string;
            qstNumber?: string;
            returnTerms?: string;
            /**
             * Format: int64
             * @description The one that was read: an edit of another is refused with shop_edited and what the shop is now. Absent: whatever it is
             */
            revision?: number;
            shippingSettings: components["schemas"]["ShippingWire"];
            /** @description Empty: made from the name */
            slug?: string;
            tagline?: string;
            /** @description Day of the conditions for sellers that were read and accepted; those in force are the page's updatedAt */
            termsVersion: string;
        };
        SellerPhoto: {
            /** @description What the picture shows, for those who do not see it */
            alt: string;
            /** @description Average colour, #rrggbb, painted until the picture is there */
            color: string;
            /** @description Address of the picture at its greatest size */
            file: string;
            /** Format: int64 */
            height: number;
            key: string;
            thumbs: components["schemas"]["PictureThumbs"];
            /** Format: int64 */
            width: number;
        };
        SellerPhotoRef: {
            /** @description What the picture shows, for those who do not see it */
            alt?: string;
            key: string;
        };
        SellerPreviewCase: {
            /** @description Of delivery; QC when absent */
            province?: string;
            /**
             * Format: decimal
             * @description Of all the units, before tax
             * @example 12.9
             */
            subtotal: number;
            /** Format: int64 */
            units: number;
        };
        SellerPreviewLine: {
            free: boolean;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            gst_hst: number;
            /**
             * Format: decimal
             * @description What is missing to ship free; null when the shop has no threshold
             * @example 12.9
             */
            leftToFree: number | null;
            /** @description Of delivery; QC when absent */
            province?: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            qst: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shipping: number;
            /**
             * Format: decimal
             * @description Of all the units, before tax
             * @example 12.9
             */
            subtotal: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            total: number;
            /** Format: int64 */
            units: number;
        };
        SellerProduct: {
            categoryIds: string[];
            /** Format: date-time */
            createdAt: string;
            /** @description Clean HTML */
            description: string;
            finalSale: boolean;
            /**
             * Format: date-time
             * @description When an operator hid it: it cannot be published
             */
            hiddenAt: string | null;
            /** @description Empty unless it is hidden */
            hiddenReason: string;
            id: string;
            name: string;
            options: components["schemas"]["CatalogOption"][];
            /** @description In the order shown */
            photos: components["schemas"]["SellerPhoto"][];
            /** Format: date-time */
            publishedAt: string | null;
            /**
             * Format: int64
             * @description To send with an edit
             */
            revision: number;
            slug: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            /** @enum {string} */
            taxCategory: "standard" | "grocery" | "book";
            /** Format: date-time */
            updatedAt: string;
            variants: components["schemas"]["SellerVariant"][];
        };
        SellerProductForm: {
            categoryIds?: string[];
            /** @description HTML; cleaned by the server */
            description?: string;
            finalSale?: boolean;
            name: string;
            options?: components["schemas"]["CatalogOption"][];
            /** @description In the order shown */
            photos?: components["schemas"]["SellerPhotoRef"][];
            /**
             * Format: int64
             * @description Of the product that was read: another one is refused with 409, with what it is now. Zero: whatever it is
             */
            revision?: number;
            /** @description Empty: made from the name */
            slug?: string;
            /**
             * @description Empty: a draft when new, else as it is
             * @enum {string}
             */
            status?: "draft" | "published" | "archived";
            /** @enum {string} */
            taxCategory?: "standard" | "grocery" | "book";
            variants?: components["schemas"]["SellerVariantForm"][];
        };
        SellerProductPage: {
            counts: components["schemas"]["SellerStatusCounts"];
            /**
             * Format: int64
             * @description The page asked for, from 1
             */
            currentPage: number;
            /** @description The items of this page */
            data: components["schemas"]["SellerListedProduct"][];
            /**
             * Format: int64
             * @description Rank of the first item, from 1; 0 when the page is empty
             */
            from: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            pageCount: number;
            /**
             * Format: int64
             * @description Rank of the last item; 0 when the page is empty
             */
            to: number;
            /**
             * Format: int64
             * @description How many items there are on all pages
             */
            total: number;
        };
        SellerShop: {
            /** Format: date-time */
            approvedAt: string | null;
            banner: components["schemas"]["SellerBanner"];
            categoryCode: string;
            categoryLabel: string;
            city: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: int64 */
            deliveryMaxDays: number;
            /** Format: int64 */
            deliveryMinDays: number;
            deliveryNote: string;
            /** @description How else than by parcel it hands over what it sells */
            deliveryWays: components["schemas"]["ShippingWays"];
            /** @description Where order notices go */
            email: string;
            gstNumber: string;
            id: string;
            legalAddress: string;
            legalCity: string;
            legalName: string;
            legalPostalCode: string;
            legalProvince: string;
            name: string;
            phone: string;
            photo: components["schemas"]["SellerPhoto"];
            postalCode: string;
            /** @description Clean HTML */
            presentation: string;
            qstNumber: string;
            region: string;
            returnTerms: string;
            /**
             * Format: int64
             * @description Send it with an edit
             */
            revision: number;
            /** @description What that role may use */
            rights: string[];
            /**
             * @description Of who asks
             * @enum {string}
             */
            role: "owner" | "catalogue" | "orders";
            shippingSettings: components["schemas"]["ShippingWire"];
            slug: string;
            /** @enum {string} */
            status: "draft" | "changes_requested" | "refused" | "approved" | "suspended" | "closed";
            /** @description Why it is where it stands; empty for a shop that waits or is open */
            statusReason: string;
            tagline: string;
            /** Format: date-time */
            termsAcceptedAt: string | null;
            /** @description Day of the conditions in force: to be accepted when it differs from termsVersion */
            termsInForce: string;
            /** @description Day of the conditions for sellers that were accepted, 2026-11-15; empty before any */
            termsVersion: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * Format: date-time
             * @description Null when the shop is not away; of the year 9999 when it is until it is reopened
             */
            vacationUntil: string | null;
        };
        SellerShopForm: {
            bannerAlt?: string;
            bannerKey?: string;
            categoryCode: string;
            city: string;
            /** Format: int64 */
            deliveryMaxDays: number;
            /** Format: int64 */
            deliveryMinDays: number;
            deliveryNote?: string;
            /** @description Absent: parcels alone */
            deliveryWays?: components["schemas"]["ShippingWays"];
            /** @description Where order notices go; the account's when absent */
            email?: string;
            /** @description Both numbers, or none for a small supplier */
            gstNumber?: string;
            legalAddress: string;
            legalCity: string;
            legalName: string;
            legalPostalCode: string;
            /** @description QC when absent */
            legalProvince?: string;
            name: string;
            /** @description Ten digits */
            phone?: string;
            photoAlt?: string;
            /** @description Of a photograph sent before; empty for none */
            photoKey?: string;
            postalCode: string;
            /** @description HTML; cleaned by the server */
            presentation?: string;
            qstNumber?: string;
            returnTerms?: string;
            /**
             * Format: int64
             * @description The one that was read: an edit of another is refused with shop_edited and what the shop is now. Absent: whatever it is
             */
            revision?: number;
            shippingSettings: components["schemas"]["ShippingWire"];
            /** @description Empty: made from the name */
            slug?: string;
            tagline?: string;
        };
        SellerStatusCounts: {
            /** Format: int64 */
            archived: number;
            /** Format: int64 */
            draft: number;
            /** Format: int64 */
            published: number;
        };
        SellerTeam: {
            invitations: components["schemas"]["SellerTeamInvitation"][];
            members: components["schemas"]["SellerTeamMember"][];
            rights: components["schemas"]["ShopRightLine"][];
        };
        SellerTeamInvitation: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: date-time */
            expiresAt: string;
            id: string;
            /** @enum {string} */
            role: "owner" | "catalogue" | "orders";
        };
        SellerTeamMember: {
            email: string;
            /**
             * Format: date-time
             * @description Null for those who were there before it was noted
             */
            joinedAt: string | null;
            name: string;
            /** @enum {string} */
            role: "owner" | "catalogue" | "orders";
            userId: string;
        };
        SellerVariant: {
            /**
             * Format: double
             * @description cm
             */
            height: number;
            id: string;
            /** @enum {string} */
            inventoryMode: "status" | "stock";
            /** Format: int64 */
            inventoryQuantity: number;
            /**
             * @description What the shop says when units are not counted
             * @enum {string}
             */
            inventoryStatus: "in_stock" | "out_of_stock";
            isDefault: boolean;
            /**
             * Format: double
             * @description cm; zero when not given
             */
            length: number;
            /**
             * Format: int64
             * @description Zero: no limit
             */
            limitPerOrder: number;
            options: {
                [key: string]: string;
            };
            /** @description Photos of the product that show this variant, the default one first */
            photoKeys: string[];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            price: number;
            /**
             * Format: decimal
             * @description Zero when the variant has none
             * @example 12.9
             */
            regularPrice: number;
            sku: string;
            /**
             * Format: double
             * @description kg
             */
            weight: number;
            /**
             * Format: double
             * @description cm
             */
            width: number;
        };
        SellerVariantForm: {
            /**
             * Format: double
             * @description cm
             */
            height?: number;
            /** @description Empty when new */
            id?: string;
            /**
             * @description status when absent
             * @enum {string}
             */
            inventoryMode?: "status" | "stock";
            /** Format: int64 */
            inventoryQuantity?: number;
            /**
             * @description in_stock when absent
             * @enum {string}
             */
            inventoryStatus?: "in_stock" | "out_of_stock";
            isDefault?: boolean;
            /**
             * Format: double
             * @description cm
             */
            length?: number;
            /**
             * Format: int64
             * @description Zero: no limit
             */
            limitPerOrder?: number;
            options?: {
                [key: string]: string;
            };
            /** @description Photos of the product that show this variant, the default one first */
            photoKeys?: string[];
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            price: number;
            /**
             * Format: int64
             * @description The quantity the form was opened with. The difference is applied, so that units sold meanwhile stay sold; without it a known count is left alone
             */
            quantitySeen?: number;
            /**
             * Format: decimal
             * @description Zero when the variant has none
             * @example 12.9
             */
            regularPrice?: number;
            sku?: string;
            /**
             * Format: double
             * @description kg
             */
            weight?: number;
            /**
             * Format: double
             * @description cm
             */
            width?: number;
        };
        SessionInputBody: {
            code?: string;
            recoveryCode?: string;
        };
        SettleInputBody: {
            /** @description How the person was paid; kept in the journal */
            reason: string;
        };
        ShipInputBody: {
            /**
             * @description A known carrier; none: carrierName, or no carrier at all
             * @enum {string}
             */
            carrier?: "canada_post" | "purolator" | "ups" | "fedex" | "gls" | "nationex";
            /** @description Another carrier, up to 100 characters */
            carrierName?: string;
            items: components["schemas"]["FulfilmentUnits"][];
            /** @description http or https; empty: worked out for a known carrier */
            trackingLink?: string;
            /** @description Up to 100 characters */
            trackingNumber?: string;
        };
        ShippingLocalOffer: {
            /**
             * Format: int64
             * @description Working days after preparation, 1 to 3
             */
            days: number;
            /**
             * Format: decimal
             * @description Free from this amount of goods; zero: never
             * @example 12.9
             */
            freeFrom?: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            price: number;
            /**
             * Format: int64
             * @description As the crow flies, around the shop's town
             */
            radiusKm: number;
        };
        ShippingPickupOffer: {
            /** @description Street and number */
            address: string;
            city: string;
            /** @description Opening hours, one line or several */
            hours: string;
            instructions?: string;
            /** @description In the merchant's province, whose taxes a pickup bears */
            postalCode: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            price: number;
        };
        ShippingWays: {
            /** @description Absent: the shop delivers nothing itself */
            local?: components["schemas"]["ShippingLocalOffer"];
            /** @description The shop sends no parcel; only with another way */
            noParcel?: boolean;
            /** @description Absent: nothing is picked up at the shop */
            pickup?: components["schemas"]["ShippingPickupOffer"];
        };
        ShippingWire: {
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            freeShippingThreshold?: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            shippingPriceAmount: number;
            shippingPricePolicy: string;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            tier1Amount?: number;
            /** Format: int64 */
            tier1Quantity?: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            tier2Amount?: number;
            /** Format: int64 */
            tier2Quantity?: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            tier3Amount?: number;
            /** Format: int64 */
            tier3Quantity?: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            tier4Amount?: number;
            /** Format: int64 */
            tier4Quantity?: number;
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            tier5Amount?: number;
            /** Format: int64 */
            tier5Quantity?: number;
        };
        ShopCategoryWire: {
            code: string;
            label: string;
        };
        ShopChange: {
            after: string;
            before: string;
            /** @description A stable name: price, stock, status… */
            what: string;
        };
        ShopCheck: {
            /** @enum {string} */
            code: "named" | "missing" | "in_quebec" | "outside_quebec" | "outside_accepted" | "small_supplier" | "right" | "shape" | "check_digit" | "one_of_two" | "reachable" | "no_phone" | "accepted" | "older_version" | "not_accepted";
            /** @enum {string} */
            field: "legalName" | "address" | "gst" | "qst" | "contact" | "terms";
            /** @enum {string} */
            verdict: "fine" | "look" | "blocks";
        };
        ShopCodeWire: {
            code: string;
            label: string;
            /**
             * Format: int64
             * @description Shops that are open to the public
             */
            shops: number;
        };
        ShopMerchantWire: {
            address: string;
            city: string;
            legalName: string;
            phone: string;
            postalCode: string;
            province: string;
        };
        ShopNoted: {
            act: string;
            /** Format: date-time */
            at: string;
            changes: components["schemas"]["ShopChange"][];
            id: string;
            /** @description Empty for the market, and for who closed their account */
            name: string;
            subjectId: string;
            subjectName: string;
            /** @description Empty for the market */
            userId: string;
        };
        ShopOption: {
            /** @description When it arrives, or is ready to be picked up; absent without an estimate */
            arrival?: components["schemas"]["CalendarDays"];
            /** @description A local delivery is only available within its radius; before an address is known it is taken to be */
            available: boolean;
            /** @enum {string} */
            method: "parcel" | "pickup" | "local";
            /** @description Where and when it is picked up */
            pickup?: components["schemas"]["ShippingPickupOffer"];
            /**
             * Format: decimal
             * @description Before tax
             * @example 12.9
             */
            price: number;
            /**
             * Format: int64
             * @description Of a local delivery
             */
            radiusKm?: number;
            /** @description Why it is not available: a sentence to show */
            refusal?: string;
        };
        ShopRightLine: {
            meaning: string;
            right: string;
            roles: ("owner" | "catalogue" | "orders")[];
        };
        ShopWire: {
            banner: components["schemas"]["PictureBanner"];
            categoryCode: string;
            categoryLabel: string;
            city: string;
            /** @description The shop left the market and sells nothing more */
            closed?: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: int64 */
            deliveryMaxDays: number;
            /**
             * Format: int64
             * @description Working days before a parcel leaves
             */
            deliveryMinDays: number;
            deliveryNote: string;
            /** @description How else than by parcel it hands over what it sells */
            deliveryWays: components["schemas"]["ShippingWays"];
            id: string;
            /** Format: double */
            lat: number | null;
            /** Format: double */
            lon: number | null;
            merchant: components["schemas"]["ShopMerchantWire"];
            name: string;
            /** @description Running automatic offers; absent without any */
            offers?: components["schemas"]["PricingWireOffer"][];
            postalCode: string;
            /** @description Clean HTML */
            presentation: string;
            /** @description Empty when there is none */
            profilePhoto: string;
            /**
             * Format: double
             * @description Their average stars, to a tenth; zero without any
             */
            rating: number;
            /** @description Set when it was asked by a former address: the page must answer a permanent redirection there */
            redirectTo?: string;
            region: string;
            returnTerms: string;
            /**
             * Format: int64
             * @description Of all its products
             */
            reviewCount: number;
            shippingSettings: components["schemas"]["ShippingWire"];
            /** @description Its present address; see redirectTo */
            slug: string;
            tagline: string;
            thumbs: components["schemas"]["PictureThumbs"];
            /**
             * Format: date-time
             * @description The shop is away and sells nothing until then; of the year 9999 when it is until it is reopened
             */
            vacationUntil: string | null;
        };
        SignInInputBody: {
            email?: string;
            password?: string;
            /** @description Always true */
            returnSecureToken?: boolean;
        } & {
            [key: string]: unknown;
        };
        SignOutInputBody: {
            refreshToken?: string;
        };
        SlugOutputBody: {
            available: boolean;
            slug: string;
        };
        StateInputBody: {
            /** Format: int64 */
            revision: number;
            /** @enum {string} */
            state: "open" | "closed";
        };
        StayInBody: {
            id: string;
            /** Format: double */
            seconds: number;
        } & {
            [key: string]: unknown;
        };
        StorePageFacetsStruct: {
            categories: components["schemas"]["SearchCodeFacet"][];
        };
        SubscribeInputBody: {
            /** @description event: newsletter_subscriber (default), footer_newsletter_subscriber, popup_newsletter_subscriber or contest_no_waste */
            attributes?: {
                [key: string]: unknown;
            };
            /** @description Compared without regard to case */
            email: string;
            /** @description A trap for robots: leave it out */
            website?: string;
        };
        SubscribeOutputBody: {
            /** @enum {string} */
            status: "SUBSCRIBED" | "ALREADY_EXIST" | "CONFIRMATION_SENT";
        };
        SubscribersOutputBody: {
            /** @description Up to 10,001 of each: there are more */
            counts: components["schemas"]["OutreachSubscriberCounts"];
            data: components["schemas"]["OutreachSubscriber"][];
            /** @description Give it as before to read on; empty at the end */
            next: string;
        };
        SystemBooks: {
            /** Format: date-time */
            checkedAt: string | null;
            /**
             * Format: int64
             * @description Differences that nobody has explained
             */
            mismatches: number;
        };
        SystemCheck: {
            name: string;
            ok: boolean;
        };
        SystemJobRow: {
            /** Format: int64 */
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Of the last try, without e-mail addresses */
            error: string;
            /** Format: date-time */
            finishedAt: string | null;
            id: string;
            kind: string;
            /** Format: int64 */
            maxAttempts: number;
            /** @description JSON */
            payload: string;
            /** Format: date-time */
            runAt: string;
            /** @enum {string} */
            state: "ready" | "running" | "done" | "failed";
        };
        SystemLetter: {
            /** @description Names of the files sent along */
            attachments: string[];
            /** Format: int64 */
            attempts: number;
            /** @description Why the last try failed, in words */
            cause: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endedAt: string | null;
            /** @description What the server said */
            error: string;
            html: string;
            id: string;
            replyTo: string;
            /**
             * Format: date-time
             * @description When it is tried next, while it waits
             */
            runAt: string;
            /** @enum {string} */
            state: "ready" | "running" | "done" | "failed";
            subject: string;
            text: string;
            to: string;
        };
        SystemLetterRow: {
            /** Format: int64 */
            attempts: number;
            /** @description Why the last try failed, in words */
            cause: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endedAt: string | null;
            /** @description What the server said */
            error: string;
            id: string;
            /**
             * Format: date-time
             * @description When it is tried next, while it waits
             */
            runAt: string;
            /** @enum {string} */
            state: "ready" | "running" | "done" | "failed";
            subject: string;
            to: string;
        };
        SystemState: {
            checks: components["schemas"]["SystemCheck"][];
            /** @description sqlite or postgres */
            database: string;
            jobs: components["schemas"]["SystemWork"];
            ledger: components["schemas"]["SystemBooks"];
            letters: components["schemas"]["SystemWork"];
            /**
             * @description folder: letters are kept in files, nobody receives them
             * @enum {string}
             */
            mail: "smtp" | "folder";
            /** @enum {string} */
            payments: "stripe" | "sandbox";
            /**
             * Format: date-time
             * @description Of the node that answers
             */
            startedAt: string;
            version: string;
        };
        SystemWork: {
            /** Format: int64 */
            failed: number;
            /** Format: int64 */
            waiting: number;
        };
        TeamOutBody: {
            data: components["schemas"]["ContentPersonWire"][];
        };
        TestLetterOutputBody: {
            to: string;
        };
        TextsOutputBody: {
            data: components["schemas"]["ContentText"][];
        };
        ThreadNoteInputBody: {
            /** Format: int64 */
            revision: number;
            text: string;
        };
        TokenInputBody: {
            /** @example 123 */
            cvc: string;
            /**
             * Format: int64
             * @example 12
             */
            expMonth: number;
            /**
             * Format: int64
             * @description Two digits or four
             * @example 30
             */
            expYear: number;
            /** @example 4242 4242 4242 4242 */
            number: string;
        };
        TokenOutputBody: {
            card: components["schemas"]["CardStruct"];
            /** @description What POST /orders takes as tokenId */
            id: string;
        };
        TrackingOutputBody: {
            lines: components["schemas"]["FulfilmentTrackingLine"][];
        };
        TreeOutputBody: {
            data: components["schemas"]["CatalogTreeCategory"][];
            /**
             * Format: int64
             * @description Sent back with an edit
             */
            revision: number;
        };
        Trends: {
            /** @description Of as many weeks before */
            before: components["schemas"]["TrendsFigures"];
            /** @description Whether the visitor may see the shop's money; if not, every amount here is 0 */
            money: boolean;
            /** @description Of these weeks */
            now: components["schemas"]["TrendsFigures"];
            /**
             * Format: int64
             * @description How many were seen or bought
             */
            productCount: number;
            /** @description Those seen or bought, at most a hundred, as sorted */
            products: components["schemas"]["TrendsProduct"][];
            /**
             * Format: decimal
             * @description What products brought beyond the revenue: refunds of an amount, which name no product
             * @example 12.9
             */
            refundedApart: number;
            /** @description Asked for in these weeks, the product with most units first; null for who may not see the shop's orders */
            returns: components["schemas"]["TrendsReturned"][];
            /** @description Those that led to the shop's products at least twice, at most twenty */
            searches: components["schemas"]["TrendsSearch"][];
            /** @description The oldest first; the last ends today. Views of more than eight weeks ago are counted with the Monday of their week */
            weeks: components["schemas"]["TrendsWeek"][];
        };
        TrendsFigures: {
            /**
             * Format: int64
             * @description How often it was put in a cart
             */
            additions: number;
            /**
             * Format: double
             * @description Orders per hundred views; null where fewer views than orders were counted
             */
            conversion: number | null;
            /** Format: int64 */
            orders: number;
            /**
             * Format: decimal
             * @description Goods before tax and shipping, less what was refunded since
             * @example 12.9
             */
            revenue: number;
            /** Format: int64 */
            units: number;
            /** Format: int64 */
            views: number;
        };
        TrendsProduct: {
            /**
             * Format: int64
             * @description How often it was put in a cart
             */
            additions: number;
            /**
             * Format: double
             * @description Orders per hundred views; null where fewer views than orders were counted
             */
            conversion: number | null;
            id: string;
            name: string;
            /** Format: int64 */
            orders: number;
            /**
             * Format: decimal
             * @description Goods before tax and shipping, less what was refunded since
             * @example 12.9
             */
            revenue: number;
            /** Format: int64 */
            units: number;
            /** Format: int64 */
            views: number;
        };
        TrendsReason: {
            text: string;
            /** Format: int64 */
            times: number;
        };
        TrendsReturned: {
            name: string;
            productId: string;
            /** @description Those given most first */
            reasons: components["schemas"]["TrendsReason"][];
            /** Format: int64 */
            requests: number;
            /** Format: int64 */
            units: number;
        };
        TrendsSearch: {
            /** Format: int64 */
            views: number;
            /** @description Without case, accents or signs */
            words: string;
        };
        TrendsWeek: {
            /**
             * Format: int64
             * @description How often it was put in a cart
             */
            additions: number;
            /**
             * Format: double
             * @description Orders per hundred views; null where fewer views than orders were counted
             */
            conversion: number | null;
            /**
             * Format: date
             * @description Its first day, Eastern time
             * @example 2026-11-09
             */
            from: string;
            /** Format: int64 */
            orders: number;
            /**
             * Format: decimal
             * @description Goods before tax and shipping, less what was refunded since
             * @example 12.9
             */
            revenue: number;
            /**
             * Format: date
             * @example 2026-11-15
             */
            to: string;
            /** Format: int64 */
            units: number;
            /** Format: int64 */
            views: number;
        };
        TypeInputBody: {
            name: string;
            values?: string[];
        };
        TypePatchBody: {
            /** @description No longer suggested to shops */
            hidden: boolean;
            name: string;
            /** @description To add */
            values?: string[];
            /** @description The word as it was read; one that changed since is refused with 409 */
            was: components["schemas"]["CatalogTypeState"];
        };
        TypesOutputBody: {
            data: components["schemas"]["CatalogTypeWire"][];
        };
        UnsubscribeInputBody: {
            /** @description From the link in a message */
            token: string;
        };
        UnsubscribeOutputBody: {
            /** @enum {string} */
            status: "UNSUBSCRIBED";
        };
        ViewInBody: {
            productId: string;
            /** @description The words of the search whose results led here; its shop is told how often, and nothing that may be someone's coordinates is kept */
            search?: string;
        } & {
            [key: string]: unknown;
        };
        ViewOutBody: {
            /** @description To report later how long the page was open; it holds the product and a random number, nothing about the visitor */
            id: string;
        };
        ViewsOutputBody: {
            data: components["schemas"]["OperatorView"][];
        };
        WaitingOutputBody: {
            /** @description Only what waits in lists that the operator may open */
            data: components["schemas"]["CaseworkToDo"][];
        };
        WishlistGuestWishes: {
            items: components["schemas"]["WishlistWish"][];
        };
        WishlistMark: {
            itemId: string;
            productId: string;
            variantId: string;
        };
        WishlistWire: {
            /** Format: date-time */
            addedAt: string;
            /** @description What the picture shows */
            alt: string;
            /** @enum {string} */
            availability: "for_sale" | "sold_out" | "shop_is_away" | "gone";
            /**
             * Format: decimal
             * @description Canadian dollars with two decimals
             * @example 12.9
             */
            currentPrice: number;
            /** @enum {string} */
            inventoryMode: "status" | "stock";
            /**
             * Format: int64
             * @description Null when units are not counted
             */
            inventoryQuantity: number | null;
            /**
             * @description What can be bought now, in both modes
             * @enum {string}
             */
            inventoryStatus: "in_stock" | "out_of_stock";
            /** @description No longer sold: « N’est plus disponible » */
            isDeleted: boolean;
            itemId: string;
            name: string;
            options: {
                [key: string]: string;
            };
            productId: string;
            productSlug: string;
            /**
             * Format: decimal
             * @description Zero when it has none
             * @example 12.9
             */
            regularPrice: number;
            storeId: string;
            storeName: string;
            storeSlug: string;
            /** @description Null without a picture */
            thumbs: components["schemas"]["PictureThumbs"];
            variantId: string;
            /** @description Its values in the order of the options: Bleu marée, 350 ml */
            variantName: string;
        };
        WishlistWish: {
            /** @description Instead of a variant: the one that its page shows first */
            productId?: string;
            variantId?: string;
        };
        WriteInputBody: {
            /** @description 1 to 500 characters; tags are removed */
            message: string;
        };
        WriteInputBody2: {
            /** @description The last day to enter, YYYY-MM-DD */
            closesOn: string;
            /** @description The day of the draw, at noon */
            drawnOn: string;
            /** @description Tells this giveaway's entries from those of the next one */
            edition: string;
            items: components["schemas"]["GiveawayDraftItem"][];
            /** Format: int64 */
            revision: number;
            /** @description Where the seed will come from */
            seedSource: string;
            /**
             * Format: int64
             * @description Of each prize, about, in whole dollars
             */
            value: number;
            /** Format: int64 */
            winners: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "get-blog": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                /** @description Only the articles that bear it */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageContentCard"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-blog-by-slug": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentArticleWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-carts": {
        parameters: {
            query?: {
                /** @description The cart before this one, which became an order */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-carts-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-carts-by-id-claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-carts-by-id-codes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-carts-by-id-codesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-carts-by-id-codes-by-code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-carts-by-id-items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemAnswer"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-carts-by-id-items-by-item-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemAnswer"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-carts-by-id-items-by-item-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-carts-by-id-items-by-item-id-back": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-carts-by-id-items-by-item-id-later": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-carts-by-id-seen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-carts-by-id-stores-by-store-id-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                storeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-contact-messages": {
        parameters: {
            query?: never;
            header?: {
                /** @description Needed when a captcha is configured */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-customer-messages": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-customer-messages-orders-by-order-id-stores-by-store-id": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path: {
                orderId: string;
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageWireThread"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-customer-messages-orders-by-order-id-stores-by-store-id-read-status": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path: {
                orderId: string;
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-faq-by-code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentFAQWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-feedback-message": {
        parameters: {
            query?: never;
            header?: {
                /** @description Needed when a captcha is configured */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-giveaway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiveawayWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-identity-accounts-sign-in-with-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /** @description Given by an earlier sign-in */
                device?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Retry-After"?: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentitySignInAnswer"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-identity-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-identity-sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                refresh_token?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-identity-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                refresh_token?: string;
            };
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityTokenAnswer"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-invoices-orders-by-order-id": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceListed"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-invoices-orders-by-order-id-pdf": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-logs-product-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewInBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewOutBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-logs-product-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StayInBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-logs-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchInBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountProfile"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-newsletter-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-newsletter-subscribe": {
        parameters: {
            query?: never;
            header?: {
                /** @description Needed when a captcha is configured */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribeOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-newsletter-unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscribeOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-newsletter-unsubscribe-by-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscribeOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-bulletins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulletinPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-bulletins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulletinFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulletinWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-operator-bulletins-by-bulletin-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bulletinId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulletinEdited"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulletinWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-bulletins-by-bulletin-id-withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bulletinId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulletinWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignsOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutreachCampaignText"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-campaigns-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutreachCampaignText"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewOutputBody2"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-campaigns-by-campaign-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-operator-campaigns-by-campaign-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutCampaignInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-campaigns-by-campaign-id-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-campaigns-by-campaign-id-launch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-campaigns-by-campaign-id-stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-campaigns-by-campaign-id-test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-operator-categories-by-category-id": {
        parameters: {
            query?: {
                revision?: number;
            };
            header?: never;
            path: {
                categoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-operator-categories-by-category-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-categories-by-category-id-merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstdayChecklist"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-checklist-dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-checklist-test-letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestLetterOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountingWireCheck"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-differences-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountingWireCheck"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-differences-by-difference-id-explanation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                differenceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-operator-differences-by-difference-id-explanationRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-disputes": {
        parameters: {
            query?: {
                view?: "waiting" | "sent" | "closed" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputesOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-disputes-by-dispute-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                disputeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputesRecord"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-disputes-by-dispute-id-decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                disputeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputesOutcome"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-disputes-by-dispute-id-decision-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                disputeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputesOutcome"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-disputes-by-dispute-id-evidence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                disputeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvidenceInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputesRecord"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorFactor"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-factor-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmInputBody2"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmOutputBody2"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-giveaway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiveawayDeskWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-operator-giveaway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteInputBody2"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiveawayDeskWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-giveaway-accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrizeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiveawayDeskWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-giveaway-attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrizeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiveawayDeskWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-giveaway-draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiveawayDeskWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-giveaway-replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiveawayDeskWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-guests": {
        parameters: {
            query?: {
                /** @description How an e-mail, a name or a phone number begins; three characters */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestsOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-guests-by-order-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleGuestFile"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-guests-by-order-id-erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-guests-by-order-id-export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleGuestCopy"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-inbox": {
        parameters: {
            query?: {
                view?: "open" | "mine" | "unassigned" | "closed";
                /** @description The next of the page before */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-inbox-assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssigneesOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-inbox-by-thread-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachThread"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-inbox-by-thread-id-answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInputBody3"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachThread"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-inbox-by-thread-id-assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachThread"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-inbox-by-thread-id-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachThread"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-inbox-by-thread-id-note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadNoteInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachThread"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-inbox-by-thread-id-state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachThread"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationsOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-operator-invitations-by-invitation-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-invitations-by-invitation-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitationToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-invitations-by-invitation-token-accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitationToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-invitations-by-invitation-token-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitationToken: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-seller-invitations-by-invitation-token-accountRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-journal": {
        parameters: {
            query?: {
                operator?: string;
                act?: string;
                subjectKind?: string;
                subjectId?: string;
                from?: string;
                to?: string;
                /** @description The next of the page before */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalOutputBody2"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-journal-csv": {
        parameters: {
            query?: {
                operator?: string;
                act?: string;
                subjectKind?: string;
                subjectId?: string;
                from?: string;
                to?: string;
                /** @description The next of the page before */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-late": {
        parameters: {
            query?: {
                shop?: string;
                /** @description Only those late for that many days or more */
                days?: number;
                /** @description The next of the page before */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LateOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorMe"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorsOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-operator-operators-by-user-id": {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-operator-operators-by-user-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-orders": {
        parameters: {
            query?: {
                /** @description open: paid and not yet all sent */
                status?: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled" | "open";
                shop?: string;
                /** @description Placed on that day or after */
                from?: string;
                /** @description Placed on that day or before */
                to?: string;
                late?: boolean;
                /** @description failed: money that did not reach its buyer */
                refund?: "failed";
                /** @description Dollars */
                min?: number;
                /** @description Dollars */
                max?: number;
                /** @description elsewhere: not Quebec */
                province?: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT" | "elsewhere";
                /** @description Beginning of a reference, e-mail, name, phone, tracking or invoice number */
                q?: string;
                sort?: "newest" | "oldest";
                /** @description The next of the page before */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-orders-csv": {
        parameters: {
            query?: {
                /** @description open: paid and not yet all sent */
                status?: "pending" | "paid" | "failed" | "dispatched" | "partially_shipped" | "completed" | "cancelled" | "open";
                shop?: string;
                /** @description Placed on that day or after */
                from?: string;
                /** @description Placed on that day or before */
                to?: string;
                late?: boolean;
                /** @description failed: money that did not reach its buyer */
                refund?: "failed";
                /** @description Dollars */
                min?: number;
                /** @description Dollars */
                max?: number;
                /** @description elsewhere: not Quebec */
                province?: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT" | "elsewhere";
                /** @description Beginning of a reference, e-mail, name, phone, tracking or invoice number */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-orders-by-order-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseworkOrder"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-orders-by-order-id-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelInputBody2"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseworkOutcome"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-orders-by-order-id-cancel-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelInputBody2"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseworkOutcome"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-orders-by-order-id-conversations-by-shop-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-operator-orders-by-order-id-credit-notes-by-credit-note-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                creditNoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-orders-by-order-id-disputes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputesOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-operator-orders-by-order-id-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-operator-orders-by-order-id-invoices-by-invoice-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-orders-by-order-id-letters-by-order-letter-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                orderLetterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-orders-by-order-id-letters-by-order-letter-id-resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                orderLetterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-orders-by-order-id-notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-operator-orders-by-order-id-parcels-by-parcel-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                parcelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseworkOutcome"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-orders-by-order-id-parcels-by-parcel-id-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                parcelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseworkOutcome"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-orders-by-order-id-refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseworkRefundAsk"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseworkOutcome"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-orders-by-order-id-refund-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseworkRefundAsk"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseworkOutcome"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-orders-by-order-id-refunds-by-refund-id-settle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                refundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-operator-orders-by-order-id-return-photos-by-photo-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-palette": {
        parameters: {
            query?: {
                /** @description Beginning of a reference, name, e-mail, phone, tracking or invoice number */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaletteOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-operator-payout-runs": {
        parameters: {
            query?: {
                /** @description Only those with a payout that came back and still waits for an operator */
                failed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountingWireRun"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-payout-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountingWireRun"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-payout-runs-by-run-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountingWireRunRecord"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-payout-runs-by-run-id-approval": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-operator-payout-runs-by-run-id-approvalRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-payout-runs-by-run-id-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-operator-payout-runs-by-run-id-confirmationRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-payout-runs-by-run-id-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-operator-payout-runs-by-run-id-fileRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-payout-runs-by-run-id-sending": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-payout-runs-by-run-id-withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountingReasonBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-payouts-by-payout-id-failure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payoutId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountingReasonBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-operator-payouts-by-payout-id-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payoutId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-people": {
        parameters: {
            query?: {
                /** @description How an e-mail, a name or a phone number begins */
                q?: string;
                suspended?: boolean;
                /** @description The next of the page before */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-people-by-person-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleFile"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-people-by-person-id-end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleFile"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-people-by-person-id-erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-people-by-person-id-export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCopy"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-people-by-person-id-notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleFile"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-people-by-person-id-reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleFile"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-people-by-person-id-suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleFile"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-products": {
        parameters: {
            query?: {
                view?: "newest" | "reported" | "without_photo" | "hidden";
                /** @description Words of the name, a code or a shop's name, whatever the view; in the shop given, or in all */
                search?: string;
                shop?: string;
                /** @description The id of the last product read */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationProductList"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-products-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-operator-products-categoryRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-products-by-product-id-hide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationReasonBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-products-by-product-id-letter": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationReasonBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationLetterWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-products-by-product-id-put-back": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationReasonBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-promotions-by-promotion-id-end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                promotionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-questions": {
        parameters: {
            query?: {
                view?: "newest" | "reported" | "hidden";
                /** @description The id of the last question read */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationQuestionList"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-questions-by-question-id-answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-operator-questions-by-question-id-answerRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-questions-by-question-id-hide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationReasonBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-questions-by-question-id-restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationReasonBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmInputBody2"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmOutputBody2"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-reports": {
        parameters: {
            query?: {
                state?: "open" | "resolved";
                kind?: "product" | "shop" | "question" | "review" | "message";
                shop?: string;
                /** @description The id of the last report read */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationReportList"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-reports-by-report-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationReportRecord"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-reports-by-report-id-answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-reports-by-report-id-resolution": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-operator-reports-by-report-id-resolutionRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-returns": {
        parameters: {
            query?: {
                status?: "returnRequested" | "pendingReturn" | "returnDenied" | "returnExpired" | "completed";
                /** @description The next of the page before */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnsOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-returns-by-return-id-overrule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OverruleInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseworkOutcome"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-returns-by-return-id-overrule-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OverruleInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseworkOutcome"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-reviews": {
        parameters: {
            query?: {
                view?: "newest" | "reported" | "hidden";
                /** @description The id of the last review read */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationReviewList"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-reviews-by-review-id-hide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationReasonBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-reviews-by-review-id-restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationReasonBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightsOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-operator-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-shop-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationsOutputBody2"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-shop-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstdayInvitation"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-shops": {
        parameters: {
            query?: {
                view?: "all" | "waiting" | "changes" | "open" | "away" | "suspended" | "closed" | "refused";
                /** @description Parts of the name, the address or the town */
                search?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationShopPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-shops-by-shop-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationShopRecord"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-shops-by-shop-id-commission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-operator-shops-by-shop-id-commissionRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-shops-by-shop-id-commission-end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-operator-shops-by-shop-id-commission-endRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-shops-by-shop-id-decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationDecisionBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-shops-by-shop-id-letter": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationDecisionBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationLetterWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-shops-by-shop-id-outside": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationReasonBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-shops-by-shop-id-payout-retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountingReasonBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-shops-by-shop-id-remind": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemindInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-shops-by-shop-id-view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-store-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodesOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-operator-store-categories-by-code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodePatchBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-subscribers": {
        parameters: {
            query?: {
                view?: "reading" | "waiting" | "left";
                /** @description How an e-mail begins */
                q?: string;
                /** @description The next of the page before */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribersOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-operator-subscribers-csv": {
        parameters: {
            query?: {
                /** @description With those who left or did not confirm */
                all?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemState"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-system-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigOutputBody2"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-system-jobs": {
        parameters: {
            query?: {
                state?: "failed" | "ready";
                /** @description The next of the page before */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-system-jobs-by-job-id-drop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-system-jobs-by-job-id-retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-system-letters": {
        parameters: {
            query?: {
                state?: "failed" | "ready" | "done";
                /** @description The next of the page before */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LettersOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-system-letters-resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-system-letters-by-letter-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                letterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemLetter"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-system-letters-by-letter-id-drop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                letterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-system-letters-by-letter-id-resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                letterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-taxes": {
        parameters: {
            query?: {
                /** @description The first of the month when absent */
                from?: string;
                /** @description Today when absent */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerWireTaxes"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-operator-taxes-csv": {
        parameters: {
            query?: {
                /** @description The first of the month when absent */
                from?: string;
                /** @description Today when absent */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextsOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTextInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-texts-by-text-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentTextDetail"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-texts-by-text-id-announce": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnounceInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentAnnouncement"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-texts-by-text-id-announce-test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnounceInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-texts-by-text-id-announcements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncedOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-texts-by-text-id-announcements-by-announcement-id-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
                announcementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentAnnouncement"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-texts-by-text-id-announcements-by-announcement-id-pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
                announcementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentAnnouncement"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-texts-by-text-id-announcements-by-announcement-id-resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
                announcementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentAnnouncement"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-operator-texts-by-text-id-draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-operator-texts-by-text-id-draft": {
        parameters: {
            query?: {
                revision?: number;
            };
            header?: never;
            path: {
                textId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-operator-texts-by-text-id-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-texts-by-text-id-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentWritten"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPreview"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-texts-by-text-id-publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-texts-by-text-id-read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-texts-by-text-id-versions-by-version": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentVersionDetail"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-operator-texts-by-text-id-versions-by-version": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseworkToday"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-variant-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypesOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-variant-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypeInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-operator-variant-types-by-variant-type-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                variantTypeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypePatchBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-views": {
        parameters: {
            query?: {
                list?: "orders" | "shops" | "products" | "people";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewsOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-operator-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-operator-viewsRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorView"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-operator-views-by-view-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                viewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-operator-views-by-view-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                viewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Patch-operator-views-by-view-idRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-operator-waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-orders": {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageCustomerHead"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-orders": {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutPlaced"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-orders-cart-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartSummaryInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSummary"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-orders-order-summary": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderSummaryInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSummary"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-orders-reference-by-ref-detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As printed or typed: RR-7KQ4-M2XD, rr7kq4m2xd */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPublicDetail"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-orders-by-id": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderView"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-orders-by-order-id-account": {
        parameters: {
            query?: {
                /** @description The order's token */
                jeton?: string;
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutAccount"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-orders-by-order-id-cancellations": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyerCancelInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-orders-by-order-id-detail": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetail"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-orders-by-order-id-items-by-item-id-review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMine"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-orders-by-order-id-review-letters-stop": {
        parameters: {
            query?: {
                /** @description Of the order's links; its owner needs none */
                token?: string;
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-orders-by-order-id-review-photos": {
        parameters: {
            query?: {
                /** @description Of the order's links; its owner needs none */
                token?: string;
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSentPhoto"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-orders-by-order-id-reviews": {
        parameters: {
            query?: {
                /** @description Of the order's links; its owner needs none */
                token?: string;
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewLineWire"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-pages-by-slug": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPageWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-payments-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-payments-sandbox-challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-payments-sandbox-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-payments-stripe-webhook": {
        parameters: {
            query?: never;
            header?: {
                "Stripe-Signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-pending-users-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-pending-users-userRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-pending-users-verification-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-press": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PressOutBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-product-categories-flat": {
        parameters: {
            query?: {
                /** @description Only those without a parent */
                top?: boolean;
                /** @description With productCount */
                counts?: boolean;
                /** @description Without children and path, which parentId and slug tell too */
                brief?: boolean;
                /** @description Only the category of this address, id, short id or slug, those above it and those right under it; none when there is no such category */
                around?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogCategoryWire"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-product-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-products-slug-by-slug": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogProductWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-products-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogProductWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-products-by-id-questions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionWire"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-products-by-id-reviews": {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageReviewWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-reports": {
        parameters: {
            query?: never;
            header?: {
                /** @description Needed of guests when a captcha is configured */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-return-requests": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnsRequest"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-return-requests-order-by-order-id": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnsRequest"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-return-requests-order-by-order-id-photos": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-return-requests-order-by-order-id-photos-by-photo-id": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path: {
                orderId: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-search-products": {
        parameters: {
            query?: {
                /** @description Words to find; the last one may be unfinished */
                q?: string;
                /** @description Only what contains every word as it is typed: none is corrected or left out */
                exact?: boolean;
                page?: number;
                perPage?: number;
                /** @description DESC when absent, except by distance: the nearest first */
                sortDirection?: "ASC" | "DESC";
                /** @description Degrees; needed with lon to sort by distance, and enough to receive distances */
                lat?: number;
                lon?: number;
                sortBy?: "relevance" | "popularity" | "rating" | "createdAt" | "price" | "distance";
                /** @description Dollars; cents are cut off */
                minPrice?: number;
                /** @description Dollars; cents are cut off */
                maxPrice?: number;
                /** @description Id, short id, path or slug; a product of any of them or of what is under it passes */
                "categories[]"?: string[];
                /** @description Id or slug of a shop */
                store?: string;
                /** @description Only what can be bought now */
                inStock?: boolean;
                /** @description Only what is below its regular price */
                onSale?: boolean;
                /** @description Only what ships free, one unit bought alone */
                freeShipping?: boolean;
                /** @description Codes or names; a product of any of them passes */
                "colors[]"?: string[];
                /** @description Codes or names; a product of any of them passes */
                "sizes[]"?: string[];
                /** @description Codes or names; a product of any of them passes */
                "materials[]"?: string[];
                /** @description Codes or names of the regions of shops; a shop of any of them passes */
                "regions[]"?: string[];
                /** @description Kilometres between lat and lon and the shop */
                within?: number;
                /** @description The products of the page come in any order */
                shuffle?: boolean;
                /** @description Categories and shops that are gone are left out and named in unknown, instead of being refused */
                lenient?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchProductPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-search-products-category-tree-by-id": {
        parameters: {
            query?: {
                /** @description Words to find; the last one may be unfinished */
                q?: string;
                /** @description Only what contains every word as it is typed: none is corrected or left out */
                exact?: boolean;
                page?: number;
                perPage?: number;
                /** @description DESC when absent, except by distance: the nearest first */
                sortDirection?: "ASC" | "DESC";
                /** @description Degrees; needed with lon to sort by distance, and enough to receive distances */
                lat?: number;
                lon?: number;
                sortBy?: "relevance" | "popularity" | "rating" | "createdAt" | "price" | "distance";
                /** @description Dollars; cents are cut off */
                minPrice?: number;
                /** @description Dollars; cents are cut off */
                maxPrice?: number;
                /** @description Id, short id, path or slug; a product of any of them or of what is under it passes */
                "categories[]"?: string[];
                /** @description Id or slug of a shop */
                store?: string;
                /** @description Only what can be bought now */
                inStock?: boolean;
                /** @description Only what is below its regular price */
                onSale?: boolean;
                /** @description Only what ships free, one unit bought alone */
                freeShipping?: boolean;
                /** @description Codes or names; a product of any of them passes */
                "colors[]"?: string[];
                /** @description Codes or names; a product of any of them passes */
                "sizes[]"?: string[];
                /** @description Codes or names; a product of any of them passes */
                "materials[]"?: string[];
                /** @description Codes or names of the regions of shops; a shop of any of them passes */
                "regions[]"?: string[];
                /** @description Kilometres between lat and lon and the shop */
                within?: number;
                /** @description The products of the page come in any order */
                shuffle?: boolean;
                /** @description Categories and shops that are gone are left out and named in unknown, instead of being refused */
                lenient?: boolean;
            };
            header?: never;
            path: {
                /** @description Id, short id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchProductPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-search-products-limit-by-n": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchNewestProducts"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-search-products-similar-by-id": {
        parameters: {
            query?: {
                n?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchNewestProducts"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-search-products-store-by-id": {
        parameters: {
            query?: {
                /** @description Words to find; the last one may be unfinished */
                q?: string;
                /** @description Only what contains every word as it is typed: none is corrected or left out */
                exact?: boolean;
                page?: number;
                perPage?: number;
                /** @description DESC when absent, except by distance: the nearest first */
                sortDirection?: "ASC" | "DESC";
                /** @description Degrees; needed with lon to sort by distance, and enough to receive distances */
                lat?: number;
                lon?: number;
                sortBy?: "relevance" | "popularity" | "rating" | "createdAt" | "price" | "distance";
                /** @description Dollars; cents are cut off */
                minPrice?: number;
                /** @description Dollars; cents are cut off */
                maxPrice?: number;
                /** @description Id, short id, path or slug; a product of any of them or of what is under it passes */
                "categories[]"?: string[];
                /** @description Id or slug of a shop */
                store?: string;
                /** @description Only what can be bought now */
                inStock?: boolean;
                /** @description Only what is below its regular price */
                onSale?: boolean;
                /** @description Only what ships free, one unit bought alone */
                freeShipping?: boolean;
                /** @description Codes or names; a product of any of them passes */
                "colors[]"?: string[];
                /** @description Codes or names; a product of any of them passes */
                "sizes[]"?: string[];
                /** @description Codes or names; a product of any of them passes */
                "materials[]"?: string[];
                /** @description Codes or names of the regions of shops; a shop of any of them passes */
                "regions[]"?: string[];
                /** @description Kilometres between lat and lon and the shop */
                within?: number;
                /** @description The products of the page come in any order */
                shuffle?: boolean;
                /** @description Categories and shops that are gone are left out and named in unknown, instead of being refused */
                lenient?: boolean;
            };
            header?: never;
            path: {
                /** @description Id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchProductPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-search-stores": {
        parameters: {
            query?: {
                /** @description Words to find; the last one may be unfinished */
                q?: string;
                /** @description Only what contains every word as it is typed: none is corrected or left out */
                exact?: boolean;
                page?: number;
                perPage?: number;
                /** @description DESC when absent, except by distance: the nearest first */
                sortDirection?: "ASC" | "DESC";
                /** @description Degrees; needed with lon to sort by distance, and enough to receive distances */
                lat?: number;
                lon?: number;
                sortBy?: "relevance" | "popularity" | "createdAt" | "distance";
                /** @description Category codes of shops; a shop of any of them passes */
                "categories[]"?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchStorePage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-search-suggestions": {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerBanner"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-delivery-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryPreviewInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPreviewOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-invitations-by-invitation-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitationToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-invitations-by-invitation-token-accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitationToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post-seller-invitations-by-invitation-token-acceptResponse"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-invitations-by-invitation-token-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitationToken: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-seller-invitations-by-invitation-token-accountRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerPhoto"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-product-columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductimportColumn"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-product-template-csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shipping-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewInputBody2"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shop-slugs": {
        parameters: {
            query?: {
                name?: string;
                slug?: string;
                /** @description The shop that asks: its own former addresses can be had again */
                shopId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlugOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerShop"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerNewShopForm"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerShop"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerShop"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-seller-shops-by-shop-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerShopForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerShop"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-bulletins": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulletinSeenPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-bulletins-by-bulletin-id-read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                bulletinId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops-by-shop-id-carriers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentCarrier"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-closing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-seller-shops-by-shop-id-closingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerShop"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-home": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentHome"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops-by-shop-id-imports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductimportWire"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-imports": {
        parameters: {
            query?: {
                fileName?: string;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductimportWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-imports-by-import-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductimportWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-imports-by-import-id-apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-seller-shops-by-shop-id-imports-by-import-id-applyRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductimportWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-imports-by-import-id-choices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-seller-shops-by-shop-id-imports-by-import-id-choicesRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductimportWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-imports-by-import-id-photos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductimportWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-insights": {
        parameters: {
            query?: {
                /** @description They end today; as many before are what they are compared with */
                weeks?: number;
                /** @description Only of this product, but for the list of products */
                product?: string;
                sort?: "name" | "views" | "additions" | "orders" | "units" | "revenue" | "conversion";
                direction?: "asc" | "desc";
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trends"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops-by-shop-id-insights-csv": {
        parameters: {
            query?: {
                /** @description They end today; as many before are what they are compared with */
                weeks?: number;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-journal": {
        parameters: {
            query?: {
                /** @description A user */
                person?: string;
                /** @description Of what was changed */
                kind?: "product" | "parcel" | "order" | "return" | "shop" | "team" | "money" | "promotion";
                /** @description The next of the page before */
                before?: string;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-ledger": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerWireBalance"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-seller-shops-by-shop-id-ledger-bank-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Put-seller-shops-by-shop-id-ledger-bank-accountRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-ledger-orders": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerWireEarnings"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-ledger-orders-by-order-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerWireEarning"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops-by-shop-id-ledger-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerWirePayout"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops-by-shop-id-ledger-payouts-by-payout-id-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                payoutId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-ledger-statement": {
        parameters: {
            query?: {
                /** @description The first of the month when absent */
                from?: string;
                /** @description Today when absent */
                to?: string;
                page?: number;
                perPage?: number;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerWireStatement"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops-by-shop-id-ledger-statement-csv": {
        parameters: {
            query?: {
                /** @description The first of the month when absent */
                from?: string;
                /** @description Today when absent */
                to?: string;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-ledger-stripe-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-seller-shops-by-shop-id-ledger-stripe-accountRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountingWireConnectLink"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-seller-shops-by-shop-id-membership": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-messages": {
        parameters: {
            query?: {
                filter?: "unread" | "all";
                page?: number;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageFulfilmentThread"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-messages-by-order-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentConversation"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-messages-by-order-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-seller-shops-by-shop-id-messages-by-order-id-read-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-orders": {
        parameters: {
            query?: {
                /** @description to_ship: the first to leave first; else the latest first */
                filter?: "to_ship" | "shipped" | "cancelled" | "all";
                /** @description Part of a reference, or words of the customer's name */
                q?: string;
                page?: number;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentOrderPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-orders-csv": {
        parameters: {
            query?: {
                filter?: "to_ship" | "shipped" | "cancelled" | "all";
                q?: string;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-orders-tracking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-seller-shops-by-shop-id-orders-trackingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-orders-tracking-check": {
        parameters: {
            query?: {
                /** @description Of the lines that name none */
                carrier?: "canada_post" | "purolator" | "ups" | "fedex" | "gls" | "nationex";
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-orders-by-order-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentOrder"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-orders-by-order-id-cancellation-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentRefundAmounts"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-orders-by-order-id-cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentOrder"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops-by-shop-id-orders-by-order-id-credit-notes-by-credit-note-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
                creditNoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-orders-by-order-id-handover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-seller-shops-by-shop-id-orders-by-order-id-handoverRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentOrder"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops-by-shop-id-orders-by-order-id-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops-by-shop-id-orders-by-order-id-packing-slip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-orders-by-order-id-ready": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentOrder"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops-by-shop-id-orders-by-order-id-return-photos-by-photo-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-orders-by-order-id-shipments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentOrder"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-seller-shops-by-shop-id-orders-by-order-id-shipments-by-parcel-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
                parcelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FulfilmentTracking"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentOrder"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-seller-shops-by-shop-id-orders-by-order-id-shipments-by-parcel-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                orderId: string;
                parcelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentOrder"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops-by-shop-id-packing-slips": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-products": {
        parameters: {
            query?: {
                /** @description Words of the name, or a part of an SKU */
                search?: string;
                /** @description Absent: drafts and published products */
                status?: "draft" | "published" | "archived";
                /** @description low: a counted variant has three units or fewer; out: nothing can be bought */
                stock?: "low" | "out";
                sort?: "created" | "updated" | "name" | "price";
                direction?: "asc" | "desc";
                page?: number;
                perPage?: number;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerProductPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerProductForm"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerProduct"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-seller-shops-by-shop-id-products-csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-products-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerBulkResult"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-products-by-product-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerProduct"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-seller-shops-by-shop-id-products-by-product-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerProductForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerProduct"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-products-by-product-id-copy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerProduct"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-products-by-product-id-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogProductWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-promotions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-promotions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-promotions-by-promotion-id-end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                promotionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-questions": {
        parameters: {
            query?: {
                /** @description all: those that wait for an answer first */
                filter?: "unanswered" | "answered" | "hidden" | "all";
                page?: number;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageFulfilmentQuestion"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-seller-shops-by-shop-id-questions-by-question-id-answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInputBody2"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentQuestion"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-seller-shops-by-shop-id-questions-by-question-id-visibility": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentQuestion"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-replies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepliesOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-replies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-seller-shops-by-shop-id-replies-by-reply-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                replyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Put-seller-shops-by-shop-id-replies-by-reply-idRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-seller-shops-by-shop-id-replies-by-reply-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                replyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-returns": {
        parameters: {
            query?: {
                /** @description open: the one that waits longest first; else the latest first */
                filter?: "open" | "settled" | "all";
                page?: number;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageReturnsShopReturn"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-returns-by-return-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                returnId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnsShopReturn"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-returns-by-return-id-accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                returnId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnsShopReturn"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-returns-by-return-id-deny": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                returnId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DenyInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnsShopReturn"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-returns-by-return-id-receive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                returnId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiveInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnsShopReturn"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-reviews": {
        parameters: {
            query?: {
                /** @description unanswered: the one that waits longest first; else the latest first */
                filter?: "unanswered" | "answered" | "hidden" | "all";
                page?: number;
            };
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageFulfilmentReview"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-seller-shops-by-shop-id-reviews-by-review-id-answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInputBody2"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentReview"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-team": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerTeam"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-seller-shops-by-shop-id-team-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-seller-shops-by-shop-id-team-invitationsRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerTeamInvitation"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-seller-shops-by-shop-id-team-invitations-by-invitation-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-seller-shops-by-shop-id-team-members-by-member-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-seller-shops-by-shop-id-team-members-by-member-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Patch-seller-shops-by-shop-id-team-members-by-member-idRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-seller-shops-by-shop-id-terms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Put-seller-shops-by-shop-id-termsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerShop"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-seller-shops-by-shop-id-vacation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Put-seller-shops-by-shop-id-vacationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerShop"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-seller-shops-by-shop-id-work": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shopId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilmentWork"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-services-location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-services-places": {
        parameters: {
            query: {
                /** @description A name or a postal code, begun or whole */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacesOutBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-services-places-near": {
        parameters: {
            query: {
                lat: number;
                lon: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacesOutBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-shop-follows": {
        parameters: {
            query?: never;
            header?: {
                /** @description Needed when a captcha is configured */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-shop-follows-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-shop-follows-leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-shop-follows-leave-by-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-stock-alerts": {
        parameters: {
            query?: never;
            header?: {
                /** @description Needed when a captcha is configured */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskInputBody2"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-stock-alerts-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-stock-alerts-cancel-by-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-store-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoriesOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-stores-slug-by-slug": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-stores-by-store-id-credit-notes-by-credit-note-id-pdf": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path: {
                storeId: string;
                creditNoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-stores-by-store-id-invoices-by-invoice-id-pdf": {
        parameters: {
            query?: {
                /** @description The order's token, for guests */
                jeton?: string;
            };
            header?: never;
            path: {
                storeId: string;
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamOutBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-users-email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-users-email-confirmationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-users-guest-lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookupInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutLookedUp"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-users-password-recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-users-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Post-users-password-resetRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-users-provider-id-by-provider-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountProfile"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-users-by-user-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Delete-users-by-user-idRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-users-by-user-id-credit-cards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWireCard"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-users-by-user-id-credit-cards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWireCard"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-users-by-user-id-credit-cards-default": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-users-by-user-id-credit-cards-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpiryInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-users-by-user-id-credit-cards-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-users-by-user-id-customer-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAddress"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-users-by-user-id-customer-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountAddressBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAddress"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-users-by-user-id-customer-addresses-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAddress"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-users-by-user-id-customer-addresses-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountAddressBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAddress"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-users-by-user-id-customer-addresses-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-users-by-user-id-customer-addresses-by-id-default": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Post-users-by-user-id-customer-addresses-by-id-defaultRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-users-by-user-id-email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-users-by-user-id-email-verification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-users-by-user-id-export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCopy"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-users-by-user-id-followed-stores": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Followed"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-users-by-user-id-followed-stores-by-store-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                storeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Put-users-by-user-id-followed-stores-by-store-idRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-users-by-user-id-followed-stores-by-store-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-users-by-user-id-messages": {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageMessageWireHead"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-users-by-user-id-name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-users-by-user-id-order-by-order-id-detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetail"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-users-by-user-id-password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-users-by-user-id-phone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOutputBody"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-users-by-user-id-returns": {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageReturnsListed"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-users-by-user-id-wishlists": {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageWishlistWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-users-by-user-id-wishlists": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistWish"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-users-by-user-id-wishlists-join": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistGuestWishes"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-users-by-user-id-wishlists-marks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistMark"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-users-by-user-id-wishlists-variants-by-variant-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                variantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistWire"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-users-by-user-id-wishlists-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-variant-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogVariantType"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-wishlists-guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistGuestWishes"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistWire"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
