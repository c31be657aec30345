export interface paths {
    "/api/.well-known/redemption-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys that verify signed codes */
        get: operations["publicKeysList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finish signing in with Google
         * @description Signs in, or creates an account. If the account has a second factor, redirects to the sign-in page to enter it.
         */
        get: operations["googleCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin signing in with Google
         * @description Redirects to Google, or to the sign-in page if Google does not respond.
         */
        get: operations["googleStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to sign in that are offered */
        get: operations["oneTimeNumberMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verified businesses
         * @description Verified businesses, ordered by number of live deals.
         */
        get: operations["brandsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public page of a business */
        get: operations["brandsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A guest cart with its sums
         * @description Guest cart of a browser, with its sums. Deals that are not public or not prepaid are left out.
         */
        get: operations["cartPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories with their numbers of deals */
        get: operations["catalogCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a code */
        post: operations["counterAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Totals of one day, by branch and staff */
        get: operations["dailyCloseRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find the pass of a code */
        post: operations["counterLookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Passes that were accepted today */
        get: operations["counterToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published deals */
        get: operations["dealsList"];
        put?: never;
        /** Create a deal */
        post: operations["vendorDealsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of deals by filter */
        get: operations["exploreFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deals on the home page
         * @description Deals with a current slot in a place of the home page, the newest slot first.
         */
        get: operations["dealsFeatured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places of deals on a map
         * @description Places of the newest matching deals, at most 500.
         */
        get: operations["exploreMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One deal
         * @description A deal that is not public is visible to its business and admins only.
         */
        get: operations["dealsOne"];
        put?: never;
        post?: never;
        /** Delete a deal */
        delete: operations["vendorDealsRemove"];
        options?: never;
        head?: never;
        /**
         * Change a deal
         * @description For a live deal, the changes need approval: the response is the unchanged deal with `pendingRevision`.
         */
        patch: operations["vendorDealsUpdate"];
        trace?: never;
    };
    "/api/deals/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who invites to a deal
         * @description First name and initial of the inviter.
         */
        get: operations["invitationsRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause a deal */
        post: operations["vendorDealsPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recorded prices of a deal
         * @description Prices that the deal and its item showed, the earliest first.
         */
        get: operations["dealPricesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume a paused deal */
        post: operations["vendorDealsResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a deal
         * @description Those of a deal that is not public are readable by its business and by admins only, as its page.
         */
        get: operations["reviewsOfDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw the pending revision of a deal */
        delete: operations["vendorDealsWithdrawRevision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deals similar to a deal */
        get: operations["dealsSimilar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/social/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture of a deal for link previews
         * @description Image for link previews. Its name contains a hash of its content; an outdated name redirects to the current
         *     one.
         */
        get: operations["socialPicturesPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Frequent questions
         * @description Questions of the help page first, in their order.
         */
        get: operations["faqsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorites/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favorites of a guest
         * @description Favorites of a guest's browser, in the form of the list. Deals that are not public are left out.
         */
        get: operations["favoritesPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds/{city}/{category}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New deals as a JSON Feed
         * @description The 50 newest deals of a city and a category, as JSON Feed 1.1.
         */
        get: operations["feedsJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds/{city}/{category}.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New deals as RSS
         * @description The 50 newest deals of a city and a category, as RSS 2.0. Feed readers may ask again as often as they like: an unchanged feed is 304.
         */
        get: operations["feedsRss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/honour/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The use that a mailed link asks about
         * @description The use that a link of a mail asks about. It stores nothing, because mail scanners open links.
         */
        get: operations["honourAnswersOfLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities with their numbers of deals */
        get: operations["catalogLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirect to the sign-in page */
        get: operations["sessionNavigationLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign out and redirect to the home page */
        get: operations["sessionNavigationLogout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Memberships on offer */
        get: operations["membershipsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Key with which a browser subscribes */
        get: operations["pushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A deal by oEmbed
         * @description What another site shows for the address of a deal, by oEmbed 1.0. The pages of deals name this address.
         */
        get: operations["embedsRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/gateways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to pay that are offered */
        get: operations["paymentsOffered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities and their areas, for the location filter */
        get: operations["catalogPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/redemptions/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Void an acceptance */
        post: operations["redemptionsVoid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a review
         * @description Adds the business's only reply.
         */
        post: operations["reviewsReply"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the reply to a review
         * @description Changes the business's reply within 24 hours.
         */
        patch: operations["reviewsEditReply"];
        trace?: never;
    };
    "/api/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock of a test key
         * @description Moves the clock of the business that the test key acts for, forward only. All later requests with this key are made at that time:
         *     beyond the end of a code, the code has expired. Other test keys keep their own time.
         */
        post: operations["sandboxClockMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy the prepaid deal of a test key
         * @description A new customer of the sandbox orders the prepaid deal of the business that the test key acts for, and pays it without money. With
         *     `isRefunded` the customer gives all codes back at once. Webhooks get `order.paid` and `order.refunded`.
         */
        post: operations["sandboxOrdersBuy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggestions for a search that is being typed */
        get: operations["searchSuggestionsSuggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the site */
        get: operations["siteRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Overview of all public pages */
        get: operations["sitemapOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sitemap/brands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A part of the pages of businesses */
        get: operations["sitemapBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sitemap/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A part of the pages of deals */
        get: operations["sitemapDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invitation to work for a business */
        get: operations["staffInvitationsRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public figures of the marketplace */
        get: operations["statsRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Plans on offer */
        get: operations["vendorSubscriptionsPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One plan */
        get: operations["vendorSubscriptionsPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Current balance of the business */
        get: operations["ownAccountBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/deal-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deal drafts of the business */
        get: operations["dealDraftsList"];
        put?: never;
        /** Create a deal draft */
        post: operations["dealDraftsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/deal-drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One deal draft */
        get: operations["dealDraftsOne"];
        put?: never;
        post?: never;
        /** Delete a deal draft */
        delete: operations["dealDraftsRemove"];
        options?: never;
        head?: never;
        /** Change a deal draft */
        patch: operations["dealDraftsWrite"];
        trace?: never;
    };
    "/api/vendors/me/deal-drafts/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a deal draft
         * @description Creates a pending deal from the draft and deletes the draft.
         */
        post: operations["dealDraftsSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deals of the business */
        get: operations["vendorDealsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/deals/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of deals of the business by state */
        get: operations["vendorDealsCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One deal of the business */
        get: operations["vendorDealsOne"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Branches of the business */
        get: operations["vendorsLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payouts to the business, newest first */
        get: operations["ownAccountPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/payouts/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Day and amount of the next payout */
        get: operations["ownPayoutsNext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statement of one payout */
        get: operations["ownPayoutsOne"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/payouts/{id}.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statement of one payout as a CSV file
         * @description Its statement as a file for spreadsheets, in the language of the account.
         */
        get: operations["ownPayoutsTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accepted passes, newest first
         * @description Accepted passes, newest first; voided acceptances included.
         */
        get: operations["vendorRedemptionsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of the business's deals
         * @description Reviews of the business's deals, newest first. Those that wait for a reply: low stars first, then the oldest.
         */
        get: operations["vendorReviewsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/reviews/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Totals of the business's reviews */
        get: operations["vendorReviewsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statements by day, newest first
         * @description Days on which something moved, the newest first.
         */
        get: operations["ownAccountStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhook endpoints of the business
         * @description Newest first.
         */
        get: operations["webhooksList"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description The response is the only one that contains its secret.
         */
        post: operations["webhooksCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Nothing more is sent to it.
         */
        delete: operations["webhooksDelete"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Changes the address or the events, or turns it off or on. Turned on, it sends what waits.
         */
        patch: operations["webhooksChange"];
        trace?: never;
    };
    "/api/vendors/me/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries to a webhook endpoint
         * @description The delivery log, newest first. Deliveries are kept for 30 days.
         */
        get: operations["webhooksLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/webhooks/{id}/deliveries/{delivery}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends a delivery again, whatever its state. The request has the same `webhook-id`.
         */
        post: operations["webhooksResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook endpoint
         * @description For 24 hours requests have two signatures, of the new secret and of the one before.
         */
        post: operations["webhooksRotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/me/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends the event `webhook.test`. The delivery log has its result.
         */
        post: operations["webhooksTest"];
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
        AcceptDto: {
            /** @description Branch of the counter. Not needed for staff of one branch. */
            branchId?: number;
            /**
             * @description Whole rupees charged; default: the deal's price.
             * @example 450
             */
            amount?: number;
            /** @description Another name of `amount`: whole rupees of the bill. If both are given, they must be equal. */
            bill?: number;
            /**
             * @description Number of guests, checked against the deal's party size if given.
             * @example 2
             */
            guests?: number;
            /**
             * @description Number of the bill in another program, once per business among uses that were not voided. The same code with the same
             *     reference returns the same acceptance.
             * @example R-1042
             */
            reference?: string;
            /**
             * @description How the guest paid; part of the daily close.
             * @enum {string}
             */
            paidWith?: "card" | "cash" | "qr";
            /** @description The shift of the person at the counter; default: the person who is signed in. Not for API keys. */
            shiftId?: string;
            /** @description Decision of an owner or manager to accept the code against a term of the deal. Not for API keys. */
            override?: components["schemas"]["OverrideDto"];
            /**
             * @description The scanned code, or the eight typed characters.
             * @example 7K3M-9QX2
             */
            code: string;
        };
        AnswerTimeView: {
            count: number;
            /** @description Replies within seven days. */
            inTime: number;
            /** @description One decimal. */
            averageDays: number;
        };
        AskedDealChangeView: {
            /** @description ISO 8601. */
            at: string;
            reasonCodes: string[];
            note: string;
        };
        BranchView: {
            id: number;
            name: string;
            address: string;
            city: string;
            /** @description Area of the city; null if none was chosen. */
            areaId: number | null;
            latitude: number | null;
            longitude: number | null;
            /** @description A day without a span is closed. Null if the hours are unknown. */
            hours: components["schemas"]["OpeningSpanView"][] | null;
        };
        BrandPageView: {
            id: number;
            slug: string;
            businessName: string;
            nameNe: string | null;
            logo: string | null;
            category: string;
            /** @description Null if the business entered a category of its own. */
            categoryNe: string | null;
            city: string | null;
            cityNe: string | null;
            /** @description Null below 20 answers (rule HN3). */
            honour: components["schemas"]["HonourView"] | null;
            /** @description Number of live deals. */
            dealCount: number;
            businessType: string | null;
            description: string;
            descriptionNe: string | null;
            website: string | null;
            address: string | null;
            phone: string | null;
            email: string | null;
            registrationNumber: string | null;
            /** @description PAN or VAT number. */
            vatNumber: string | null;
            /** @description Contact for complaints. */
            contactName: string | null;
            contactPosition: string | null;
            contactPhone: string | null;
            contactEmail: string | null;
            /** @description Average over the reviews of all its deals; null without reviews. */
            averageRating: number | null;
            reviewCount: number;
            /** @description End of the period that began with three cases decided against it within 30 days (rule HN11); null outside of one. */
            honourNoteUntil: string | null;
            /** @description Null if the date is unknown. */
            verified: components["schemas"]["VerifiedView"] | null;
            /** @description Null without an ended case. */
            endedCases: components["schemas"]["EndedCasesView"] | null;
            branches: components["schemas"]["BranchView"][];
        };
        BrandView: {
            id: number;
            slug: string;
            businessName: string;
            nameNe: string | null;
            logo: string | null;
            category: string;
            /** @description Null if the business entered a category of its own. */
            categoryNe: string | null;
            city: string | null;
            cityNe: string | null;
            /** @description Null below 20 answers (rule HN3). */
            honour: components["schemas"]["HonourView"] | null;
            /** @description Number of live deals. */
            dealCount: number;
        };
        CartLineView: {
            id: number;
            vendorId: number;
            categoryId: number;
            locationId: number | null;
            title: string;
            titleNe: string | null;
            description: string;
            descriptionNe: string | null;
            /** @description First photo; null if the cover is shown instead. */
            image: string | null;
            photoCount: number;
            /** @description Null below 20 answers. */
            honour: components["schemas"]["HonourView"] | null;
            /** @description Id of the cover named by the title; null for the typographic cover. */
            coverKey: string | null;
            /** @enum {string} */
            discountType: "buyXgetY" | "fixed" | "percentage";
            discountValue: string;
            /** @description Whole rupees, like all prices. */
            originalPrice: number;
            discountedPrice: number;
            startDate: string;
            endDate: string;
            createdAt: string;
            redemptionLimit: number | null;
            /** @description Points for a redemption, before the membership's multiplier. The settings limit their value. */
            pointsEarned: number;
            /** @description True if the deal gives no points at present, because its business owes too much. */
            pointsPaused: boolean;
            isActive: boolean;
            isApproved: boolean;
            isFeatured: boolean;
            /** @enum {string} */
            saleMode: "counter" | "prepaid";
            /**
             * @description Taxes and charges that the price does not include.
             * @enum {string}
             */
            taxes: "included" | "vat-and-service-extra" | "vat-extra";
            /** @description Deal price with added taxes and charges, in whole rupees. */
            sumToPay: number;
            /** @description Unit of the price; null if the business does not state it. */
            priceFor: components["schemas"]["PriceForView"] | null;
            badge: string;
            averageRating: number | null;
            reviewCount: number;
            /** @description Number of available passes; null without a limit. */
            placesLeft: number | null;
            /** @enum {string} */
            status: "expired" | "live" | "paused" | "pending" | "rejected" | "scheduled" | "sold-out";
            vendor: components["schemas"]["DealVendorView"];
            category: components["schemas"]["DealCategoryView"];
            location: components["schemas"]["DealLocationView"] | null;
            /** @description Area of the displayed place: the nearest one with `near`. */
            area: components["schemas"]["DealAreaView"] | null;
            /** @description Distance from `near` to the nearest place; null without `near`. */
            distanceMetres: number | null;
            opening: components["schemas"]["OpeningView"];
            /** @description Next time the deal can be used; null if it can be used now, or if the time is unknown. */
            nextUseAt: string | null;
            /** @description Available part of the requested quantity; 0 for an unavailable deal. */
            quantity: number;
            wishedQuantity: number;
            maxQuantity: number;
            /**
             * @description The limit that determines `maxQuantity`: per person, in total, per day, or per order.
             * @enum {string}
             */
            limitedBy: "cart" | "day" | "person" | "total";
            /** @description `quantity` at today's price, in whole rupees. */
            lineTotal: number;
            lineSaving: number;
            /** @description Price at the time it was saved, in whole rupees; `discountedPrice` is the current price. */
            priceThen: number;
            /**
             * @description `withdrawn`: its business is no longer available.
             * @enum {string}
             */
            availability: "available" | "ended" | "paused" | "sold-out" | "withdrawn";
        };
        CartView: {
            lines: components["schemas"]["CartLineView"][];
            count: number;
            /** @description Sum at original prices. */
            subtotal: number;
            savings: number;
            /** @description Amount to pay. */
            total: number;
        };
        CategoryView: {
            id: number;
            slug: string;
            name: string;
            nameNe: string;
            icon: string;
            parentId: number | null;
            /** @description Listed deals, those of child categories included. */
            dealCount: number;
            /** @description Addresses of categories that became part of this one (rule T3). */
            formerSlugs: string[];
        };
        ChangeWebhookDto: {
            url?: string;
            eventTypes?: ("deal.approved" | "deal.rejected" | "order.paid" | "order.refunded" | "pass.issued" | "pass.redeemed" | "pass.voided" | "payout.made" | "review.created")[];
            /** @description False turns it off: events are no longer recorded. True turns it on and sends what waits. */
            isActive?: boolean;
        };
        CounterOverrideView: {
            /** @enum {string} */
            reason: "mistake" | "other" | "queue" | "regular";
            terms: ("bill" | "blackout-date" | "branch" | "hour" | "party" | "weekday")[];
            at: string;
            branchName: string | null;
            dealTitle: string;
            dealTitleNe: string | null;
            /** @description First name and initial; empty once the account is erased. */
            person: string;
            manager: string;
            note: string | null;
            /** @description Whole rupees charged. */
            amount: number | null;
            /** @description True if the device had no network. */
            isOffline: boolean;
            /** @description False if the acceptance was taken back or does not count. */
            counts: boolean;
        };
        CounterPassView: {
            /**
             * @description Reason why the use earned no points: the business owes too much, or the customer earned the maximum today.
             * @enum {string|null}
             */
            pointsWithheld: "at-business" | "business-owes" | "per-day" | null;
            id: string;
            code: string;
            /** @enum {string} */
            state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
            dealId: number;
            dealTitle: string;
            dealTitleNe: string | null;
            /** @description In English; clients in another language use the next two fields. */
            badge: string;
            /** @enum {string} */
            discountType: "buyXgetY" | "fixed" | "percentage";
            discountValue: string;
            customer: string;
            /** @description Whole rupees to charge, with VAT and service charge. */
            charge: number;
            /** @description Taxes and service charge added to the deal's price within `charge`; null if the price includes both. */
            onTop: components["schemas"]["CounterTaxesView"] | null;
            /** @description True if the customer paid in advance: nothing is charged. */
            isBought: boolean;
            /** @description Whole rupees the customer saves. */
            saves: number;
            /** @description Whole rupees; `visit.bill-too-small` below it. */
            minimumBill: number | null;
            /** @description Minimum number of guests; fewer are rejected with `visit.party-too-small`. */
            partySize: number | null;
            /** @description 0 = Sunday; null means every day. */
            weekdays: number[] | null;
            /** @description `HH:MM` in Nepal; the hours run over midnight if `hoursUntil` is before `hoursFrom`. */
            hoursFrom: string | null;
            hoursUntil: string | null;
            /** @description Days in Nepal on which it cannot be used. */
            blackoutDates: string[] | null;
            /** @description Names of the branches where it can be used; null means all. */
            branches: string[] | null;
            /** @description Points earned by the use. */
            points: number;
            issuedAt: string;
            expiresAt: string;
            usedAt: string | null;
            usedAtBranch: string | null;
            /** @description First name of the person, or the name of the API key. */
            usedBy: string | null;
            amount: number | null;
            /** @description Number of the bill in the program that accepted it. */
            reference: string | null;
            /** @description End of the time in which the acceptance can be voided. */
            voidableUntil: string | null;
            /** @description Reason why the pass cannot be accepted here and now; null if it can. */
            refusal: components["schemas"]["CounterRefusalView"] | null;
        };
        CounterRefusalView: {
            /** @description Stable, such as `visit.wrong-hour`. */
            code: string;
            message: string;
        };
        CounterTaxesView: {
            /** @enum {string} */
            taxes: "included" | "vat-and-service-extra" | "vat-extra";
            /** @description The deal's price, in whole rupees. */
            price: number;
            /** @description Percent of the price; 0 if the price includes it. */
            serviceCharge: number;
            /** @description Percent of price and service charge. */
            vat: number;
        };
        CoverNameView: {
            en: string;
            ne: string;
        };
        CreateDealDraftDto: {
            /** @description Deal to copy; its period begins today. */
            dealId?: number;
            content?: components["schemas"]["DealDraftContentDto"];
        };
        CreateDealDto: {
            /** @description Ignored: a deal belongs to the business of the user. */
            vendorId?: number;
            /** @example 1 */
            categoryId: number;
            locationId?: number | null;
            /** @example Two plates of buff momo */
            title: string;
            titleNe?: string | null;
            /** @example Order one plate, get a second one free. */
            description: string;
            descriptionNe?: string | null;
            /**
             * @description Included items, one per line.
             * @example [
             *       "Two full thalis: rice, dal, gundruk, saag, two pickles"
             *     ]
             */
            included?: string[] | null;
            includedNe?: string[] | null;
            /** @description Excluded items, one per line. */
            excluded?: string[] | null;
            excludedNe?: string[] | null;
            /**
             * @description Decimal with at most two places; the badge text for buyXgetY.
             * @example 40
             */
            discountValue: string;
            /** @description Item of the business that the deal sells. An admin confirms it. A confirmed item cannot be changed. */
            priceItemId?: number | null;
            /** @description Passes per customer; empty means unlimited. */
            redemptionLimit?: number | null;
            /** @description Total number of passes. */
            totalLimit?: number | null;
            /** @description Number of passes per day in Nepal. */
            dailyLimit?: number | null;
            pointsEarned?: number;
            minimumBill?: number | null;
            partySize?: number | null;
            /** @description The first photo. Where `photos` is sent, that decides; without it the first photo is replaced, with null all are removed. */
            image?: string | null;
            /** @description Up to 8 uploads of the business in their order, each once. The first one is `image`. */
            photos?: components["schemas"]["DealPhotoDto"][] | null;
            /** @enum {string} */
            discountType: "buyXgetY" | "fixed" | "percentage";
            originalPrice: number;
            /** @description Required for buyXgetY; otherwise computed, and ignored if sent. */
            discountedPrice?: number;
            /**
             * Format: date-time
             * @description A time, or a day in Nepal, which means its start.
             * @example 2026-10-31T18:15:00Z
             */
            startDate: string;
            /**
             * Format: date-time
             * @description A time, or a day in Nepal, which means its end.
             * @example 2026-11-30T18:14:59Z
             */
            endDate: string;
            /**
             * @description `prepaid` is paid online and needs a price above 0; `counter`, the default, is paid at the business.
             * @enum {string}
             */
            saleMode?: "counter" | "prepaid";
            /**
             * @description Taxes and charges that the price does not include; a prepaid price includes both. The default is `included`.
             * @enum {string}
             */
            taxes?: "included" | "vat-and-service-extra" | "vat-extra";
            /** @description Unit of the price, if the business states it. */
            priceFor?: components["schemas"]["PriceForDto"] | null;
            /** @description Properties of the food: all of it is vegetarian, all of it is halal. */
            food?: ("halal" | "veg")[] | null;
            /** @enum {integer} */
            passValidityHours?: 24 | 72 | 168 | 720;
            /** @description 0 = Sunday. */
            weekdays?: number[] | null;
            hoursFrom?: string | null;
            hoursUntil?: string | null;
            blackoutDates?: string[] | null;
            /** @description Branches where the deal can be used; all if empty. */
            branchIds?: number[] | null;
            /** @description The deal's own venue, which replaces the branches. */
            venue?: components["schemas"]["VenueDto"] | null;
        };
        CreateWebhookDto: {
            /**
             * @description Address with https that the internet can reach.
             * @example https://till.example.com/dobbar
             */
            url: string;
            eventTypes: ("deal.approved" | "deal.rejected" | "order.paid" | "order.refunded" | "pass.issued" | "pass.redeemed" | "pass.voided" | "payout.made" | "review.created")[];
        };
        DailyCloseRowView: {
            /** @description Passes accepted and not voided. */
            redemptions: number;
            /** @description Whole rupees charged for those. */
            revenue: number;
            voids: number;
            /** @description Whole rupees that had been charged for voided acceptances. */
            voidedAmount: number;
            branchId: number | null;
            /** @description Null for passes accepted without a branch. */
            branchName: string | null;
            /** @description Of an API key: the owner of the business. */
            staffId: number;
            /** @description The API key that accepted; null for a person. */
            keyId: number | null;
            /** @description First name and an initial, empty once the account is erased, or the name of the API key. */
            staffName: string;
            /** @description Whole rupees in cash; null on a report. */
            cash: number | null;
        };
        DailyCloseView: {
            /**
             * @description A day in Nepal.
             * @example 2026-11-30
             */
            day: string;
            businessName: string;
            nameNe: string | null;
            /** @description Time at which the totals were calculated. */
            at: string;
            totals: components["schemas"]["DailySumsView"];
            rows: components["schemas"]["DailyCloseRowView"][];
            /** @description Acceptances against a term of a deal that a manager allowed, the latest first. */
            overrides: components["schemas"]["CounterOverrideView"][];
            /** @description Null on a report: of several branches, and of days from before days could be closed. */
            drawer: components["schemas"]["DrawerView"] | null;
        };
        DailySumsView: {
            /** @description Passes accepted and not voided. */
            redemptions: number;
            /** @description Whole rupees charged for those. */
            revenue: number;
            voids: number;
            /** @description Whole rupees that had been charged for voided acceptances. */
            voidedAmount: number;
        };
        DayCorrectionView: {
            id: number;
            /** @description Whole rupees, negative if cash is missing. */
            amount: number;
            reason: string;
            /** @description First name and an initial; empty once the account is erased. */
            madeBy: string;
            madeAt: string;
            /** @description Business day on which it counts. */
            day: string;
            /** @description Number of the corrected close. */
            number: string;
        };
        DealApprovedEventView: {
            /**
             * @description An admin approved a deal.
             * @enum {string}
             */
            type: "deal.approved";
            /** @description Time of the event. */
            timestamp: string;
            data: components["schemas"]["DealFactsView"];
        };
        DealAreaView: {
            id: number;
            slug: string;
            name: string;
            nameNe: string;
        };
        DealBranchView: {
            id: number;
            name: string;
            address: string;
            city: string;
            latitude: number | null;
            longitude: number | null;
            /** @description A day without a span is closed. Null if the hours are unknown. */
            hours: components["schemas"]["OpeningSpanView"][] | null;
            opening: components["schemas"]["OpeningView"];
            area: components["schemas"]["DealAreaView"] | null;
        };
        DealCategoryView: {
            id: number;
            slug: string;
            name: string;
            nameNe: string;
            /** @description Slug of the parent category, if there is one. */
            parentSlug: string | null;
        };
        DealCountsView: {
            drafts: number;
            pending: number;
            active: number;
            scheduled: number;
            paused: number;
            rejected: number;
            expired: number;
            /** @description Total of the passes accepted at the counter. */
            redemptions: number;
        };
        DealDraftContentDto: {
            categoryId?: number | null;
            locationId?: number | null;
            /** @description Item of the price log that the deal sells. */
            priceItemId?: number | null;
            /** @enum {string|null} */
            discountType?: "buyXgetY" | "fixed" | "percentage" | null;
            title?: string | null;
            titleNe?: string | null;
            description?: string | null;
            descriptionNe?: string | null;
            /** @description Lines separated by line feeds. */
            included?: string | null;
            includedNe?: string | null;
            excluded?: string | null;
            excludedNe?: string | null;
            /** @description The first photo. Where `photos` is sent, that decides. */
            image?: string | null;
            photos?: components["schemas"]["DraftPhotoDto"][] | null;
            /** @example 560 */
            originalPrice?: string | null;
            discountValue?: string | null;
            discountedPrice?: string | null;
            /**
             * @description A day in Nepal.
             * @example 2026-11-01
             */
            startDate?: string | null;
            endDate?: string | null;
            /** @enum {string|null} */
            saleMode?: "counter" | "prepaid" | null;
            /** @enum {string|null} */
            taxes?: "included" | "vat-and-service-extra" | "vat-extra" | null;
            priceFor?: components["schemas"]["DraftPriceForDto"] | null;
            food?: ("halal" | "veg")[] | null;
            /** @enum {integer|null} */
            passValidityHours?: 24 | 72 | 168 | 720 | null;
            pointsEarned?: string | null;
            redemptionLimit?: string | null;
            totalLimit?: string | null;
            dailyLimit?: string | null;
            minimumBill?: string | null;
            partySize?: string | null;
            /** @description 0 = Sunday. */
            weekdays?: number[] | null;
            hoursFrom?: string | null;
            hoursUntil?: string | null;
            blackoutDates?: string[] | null;
            branchIds?: number[] | null;
            venue?: components["schemas"]["DraftVenueDto"] | null;
        };
        DealDraftView: {
            id: number;
            content: components["schemas"]["DealDraftContentDto"];
            version: number;
            createdAt: string;
            updatedAt: string;
            /** @description First name of the last editor; null if the account was erased. */
            updatedBy: string | null;
        };
        DealFactsView: {
            dealId: number;
            vendorId: number;
            title: string;
            titleNe: string | null;
            /**
             * @description State of its approval.
             * @example approved
             */
            status: string;
            version: number;
        };
        DealInvitationView: {
            /**
             * @description First name and initial.
             * @example Sujata R.
             */
            invitedBy: string;
            /** @description Points for each of the two customers at the first use by the invited one; 0 if rewards are disabled. */
            points: number;
        };
        DealLocationView: {
            id: number;
            slug: string;
            name: string;
            nameNe: string;
        };
        DealMapView: {
            /** @description False if there are more deals than a map shows. */
            isComplete: boolean;
            places: components["schemas"]["MapPlaceView"][];
        };
        DealPageVendorView: {
            id: number;
            slug: string;
            businessName: string;
            nameNe: string | null;
            logo: string | null;
            description: string;
            descriptionNe: string | null;
            phone: string | null;
            email: string | null;
            website: string | null;
            grievanceContact: components["schemas"]["GrievanceContactView"];
            address: string | null;
            city: string | null;
            vatNumber: string | null;
            registrationNumber: string | null;
            /** @description Null if the date is unknown. */
            verified: components["schemas"]["VerifiedView"] | null;
            /** @description Null without an ended case. */
            endedCases: components["schemas"]["EndedCasesView"] | null;
            dealCount: number;
        };
        DealPageView: {
            id: number;
            vendorId: number;
            categoryId: number;
            locationId: number | null;
            title: string;
            titleNe: string | null;
            description: string;
            descriptionNe: string | null;
            /** @description First photo; null if the cover is shown instead. */
            image: string | null;
            photoCount: number;
            /** @description Null below 20 answers. */
            honour: components["schemas"]["HonourView"] | null;
            /** @description Id of the cover named by the title; null for the typographic cover. */
            coverKey: string | null;
            /** @enum {string} */
            discountType: "buyXgetY" | "fixed" | "percentage";
            discountValue: string;
            /** @description Whole rupees, like all prices. */
            originalPrice: number;
            discountedPrice: number;
            startDate: string;
            endDate: string;
            createdAt: string;
            redemptionLimit: number | null;
            /** @description Points for a redemption, before the membership's multiplier. The settings limit their value. */
            pointsEarned: number;
            /** @description True if the deal gives no points at present, because its business owes too much. */
            pointsPaused: boolean;
            isActive: boolean;
            isApproved: boolean;
            isFeatured: boolean;
            /** @enum {string} */
            saleMode: "counter" | "prepaid";
            /**
             * @description Taxes and charges that the price does not include.
             * @enum {string}
             */
            taxes: "included" | "vat-and-service-extra" | "vat-extra";
            /** @description Deal price with added taxes and charges, in whole rupees. */
            sumToPay: number;
            /** @description Unit of the price; null if the business does not state it. */
            priceFor: components["schemas"]["PriceForView"] | null;
            badge: string;
            averageRating: number | null;
            reviewCount: number;
            /** @description Number of available passes; null without a limit. */
            placesLeft: number | null;
            /** @enum {string} */
            status: "expired" | "live" | "paused" | "pending" | "rejected" | "scheduled" | "sold-out";
            category: components["schemas"]["DealCategoryView"];
            location: components["schemas"]["DealLocationView"] | null;
            /** @description Area of the displayed place: the nearest one with `near`. */
            area: components["schemas"]["DealAreaView"] | null;
            /** @description Distance from `near` to the nearest place; null without `near`. */
            distanceMetres: number | null;
            opening: components["schemas"]["OpeningView"];
            /** @description Next time the deal can be used; null if it can be used now, or if the time is unknown. */
            nextUseAt: string | null;
            /** @description In order; the first photo is `image`. */
            photos: components["schemas"]["DealPhotoView"][];
            /** @description Properties of the food; null if the business states none. */
            food: ("halal" | "veg")[] | null;
            /** @description Number of used codes, counted every 15 minutes; null below 10. */
            usedCount: number | null;
            vendor: components["schemas"]["DealPageVendorView"];
            totalLimit: number | null;
            dailyLimit: number | null;
            terms: components["schemas"]["DealTermsView"];
            taxRates: components["schemas"]["TaxRatesView"];
            referencePrice: components["schemas"]["ReferencePriceView"];
            /** @description Included items, one per line. */
            included: string[];
            /** @description In Nepali; empty if only the English lines exist. */
            includedNe: string[];
            /** @description Excluded items, one per line. */
            excluded: string[];
            excludedNe: string[];
            branches: components["schemas"]["DealBranchView"][];
            venue: components["schemas"]["VenueView"] | null;
            /** @description Number of reviews with 1, 2, 3, 4 and 5 stars. */
            ratingCounts: number[];
            socialPicture: components["schemas"]["SocialPictureView"];
            /** @description Description of the cover that replaces a photo; null without such a cover. */
            coverName: components["schemas"]["CoverNameView"] | null;
        };
        DealPhotoDto: {
            /**
             * @description Text alternative of the photo.
             * @example Ten steamed momo with tomato achar
             */
            alt?: string | null;
            altNe?: string | null;
            /** @description Path returned by the upload. */
            path: string;
        };
        DealPhotoView: {
            /** @description Path of the image in the default width. */
            path: string;
            /** @description Description for people who cannot see the photo. */
            alt: string | null;
            altNe: string | null;
        };
        DealPriceView: {
            from: string;
            /** @description Null while it is shown. */
            until: string | null;
            regularPrice: number;
            /** @description Null for a regular price that the business recorded with a photo. */
            dealPrice: number | null;
            /**
             * @description `history`: from before the log; `deal`: shown by a deal; `recorded`: with a photo.
             * @enum {string}
             */
            source: "deal" | "history" | "recorded";
        };
        DealRejectedEventView: {
            /**
             * @description An admin rejected a deal.
             * @enum {string}
             */
            type: "deal.rejected";
            /** @description Time of the event. */
            timestamp: string;
            data: components["schemas"]["DealFactsView"];
        };
        DealTermsView: {
            redemptionLimit: number | null;
            totalLimit: number | null;
            dailyLimit: number | null;
            passValidityHours: number;
            /** @description 0 = Sunday; null means every day. */
            weekdays: number[] | null;
            hoursFrom: string | null;
            hoursUntil: string | null;
            blackoutDates: string[] | null;
            minimumBill: number | null;
            partySize: number | null;
        };
        DealVendorView: {
            id: number;
            slug: string;
            businessName: string;
            nameNe: string | null;
            logo: string | null;
        };
        DealView: {
            id: number;
            vendorId: number;
            categoryId: number;
            locationId: number | null;
            title: string;
            titleNe: string | null;
            description: string;
            descriptionNe: string | null;
            /** @description First photo; null if the cover is shown instead. */
            image: string | null;
            photoCount: number;
            /** @description Null below 20 answers. */
            honour: components["schemas"]["HonourView"] | null;
            /** @description Id of the cover named by the title; null for the typographic cover. */
            coverKey: string | null;
            /** @enum {string} */
            discountType: "buyXgetY" | "fixed" | "percentage";
            discountValue: string;
            /** @description Whole rupees, like all prices. */
            originalPrice: number;
            discountedPrice: number;
            startDate: string;
            endDate: string;
            createdAt: string;
            redemptionLimit: number | null;
            /** @description Points for a redemption, before the membership's multiplier. The settings limit their value. */
            pointsEarned: number;
            /** @description True if the deal gives no points at present, because its business owes too much. */
            pointsPaused: boolean;
            isActive: boolean;
            isApproved: boolean;
            isFeatured: boolean;
            /** @enum {string} */
            saleMode: "counter" | "prepaid";
            /**
             * @description Taxes and charges that the price does not include.
             * @enum {string}
             */
            taxes: "included" | "vat-and-service-extra" | "vat-extra";
            /** @description Deal price with added taxes and charges, in whole rupees. */
            sumToPay: number;
            /** @description Unit of the price; null if the business does not state it. */
            priceFor: components["schemas"]["PriceForView"] | null;
            badge: string;
            averageRating: number | null;
            reviewCount: number;
            /** @description Number of available passes; null without a limit. */
            placesLeft: number | null;
            /** @enum {string} */
            status: "expired" | "live" | "paused" | "pending" | "rejected" | "scheduled" | "sold-out";
            vendor: components["schemas"]["DealVendorView"];
            category: components["schemas"]["DealCategoryView"];
            location: components["schemas"]["DealLocationView"] | null;
            /** @description Area of the displayed place: the nearest one with `near`. */
            area: components["schemas"]["DealAreaView"] | null;
            /** @description Distance from `near` to the nearest place; null without `near`. */
            distanceMetres: number | null;
            opening: components["schemas"]["OpeningView"];
            /** @description Next time the deal can be used; null if it can be used now, or if the time is unknown. */
            nextUseAt: string | null;
        };
        DiscountTypeFacetView: {
            /** @enum {string} */
            discountType: "buyXgetY" | "fixed" | "percentage";
            count: number;
        };
        DraftPhotoDto: {
            path: string;
            alt?: string | null;
            altNe?: string | null;
        };
        DraftPriceForDto: {
            count: string;
            /** @enum {string} */
            unit: "nights" | "people" | "pieces" | "visits";
        };
        DraftVenueDto: {
            areaId: number | null;
            name: string;
            nameNe: string;
            latitude: string;
            longitude: string;
        };
        DrawerView: {
            branchId: number;
            /** @enum {string} */
            state: "closed" | "open";
            /** @description False for a day that is over for more than a day: it closes by itself. */
            canClose: boolean;
            /** @description The close of the day; null while it is open. */
            closeId: number | null;
            /** @description When the last acceptance without a network arrived; null if there is none. */
            syncedAt: string | null;
            /** @description Cash that the latest close left in the drawer, in whole rupees. */
            float: number;
            /** @description Difference in whole rupees above which a manager signs too. */
            differenceLimit: number;
            /** @description What entered this day although it happened on an earlier one. */
            lateLines: components["schemas"]["LateLineView"][];
            /** @description Corrections of closed days that were made on this one. */
            corrections: components["schemas"]["DayCorrectionView"][];
            /** @description Codes accepted and not taken back on the same day. */
            uses: number;
            /** @description Taken back on the same day, not counted. */
            takenBack: number;
            /** @description Whole rupees that had been charged for those. */
            takenBackAmount: number;
            /** @description Acceptances of earlier, closed days that arrived on this one. */
            late: number;
            /** @description Accepted without a network. */
            offline: number;
            charged: number;
            /** @description Cash that guests paid, less what was taken back. */
            cash: number;
            qr: number;
            card: number;
            /** @description Charged, but nobody said how it was paid. */
            unsaid: number;
            /** @description Corrections of closed days that were made on this one. */
            corrected: number;
        };
        EmbedView: {
            /** @enum {string} */
            type: "rich";
            /** @enum {string} */
            version: "1.0";
            title: string;
            author_name: string;
            author_url: string;
            provider_name: string;
            provider_url: string;
            /** @description Seconds for which a site can keep it. */
            cache_age: number;
            /** @description A link to the deal, and the script that makes a card of it. */
            html: string;
            width: number;
            height: number;
            thumbnail_url: string;
            thumbnail_width: number;
            thumbnail_height: number;
        };
        EndedCasesView: {
            /** @description The business offered what the customer accepted. */
            settled: number;
            forCustomer: number;
            forBusiness: number;
            withdrawn: number;
            /** @description Median of the days from the opening to the end, rounded up. */
            medianDays: number;
        };
        FacetView: {
            id: number;
            slug: string;
            count: number;
        };
        FacetsView: {
            /** @description Number of deals that match all filters. */
            total: number;
            categories: components["schemas"]["FacetView"][];
            locations: components["schemas"]["FacetView"][];
            discountTypes: components["schemas"]["DiscountTypeFacetView"][];
            /** @description Areas of the city in `location` or `place`; empty without one. */
            areas: components["schemas"]["FacetView"][];
            ratings: components["schemas"]["RatingFacetView"][];
            /** @description Number of filtered deals that also match this option. */
            food: components["schemas"]["FoodFacetView"][];
            /** @description Whole rupees; null without matching deals. */
            lowestPrice: number | null;
            highestPrice: number | null;
        };
        FaqView: {
            id: number;
            /**
             * @description Page that shows it.
             * @enum {string}
             */
            place: "contact" | "help";
            /** @description `account`, `deals`, `payment` or `technical`. */
            category: string;
            question: string;
            questionNe: string;
            answer: string;
            answerNe: string;
        };
        FavoriteView: {
            id: number;
            vendorId: number;
            categoryId: number;
            locationId: number | null;
            title: string;
            titleNe: string | null;
            description: string;
            descriptionNe: string | null;
            /** @description First photo; null if the cover is shown instead. */
            image: string | null;
            photoCount: number;
            /** @description Null below 20 answers. */
            honour: components["schemas"]["HonourView"] | null;
            /** @description Id of the cover named by the title; null for the typographic cover. */
            coverKey: string | null;
            /** @enum {string} */
            discountType: "buyXgetY" | "fixed" | "percentage";
            discountValue: string;
            /** @description Whole rupees, like all prices. */
            originalPrice: number;
            discountedPrice: number;
            startDate: string;
            endDate: string;
            createdAt: string;
            redemptionLimit: number | null;
            /** @description Points for a redemption, before the membership's multiplier. The settings limit their value. */
            pointsEarned: number;
            /** @description True if the deal gives no points at present, because its business owes too much. */
            pointsPaused: boolean;
            isActive: boolean;
            isApproved: boolean;
            isFeatured: boolean;
            /** @enum {string} */
            saleMode: "counter" | "prepaid";
            /**
             * @description Taxes and charges that the price does not include.
             * @enum {string}
             */
            taxes: "included" | "vat-and-service-extra" | "vat-extra";
            /** @description Deal price with added taxes and charges, in whole rupees. */
            sumToPay: number;
            /** @description Unit of the price; null if the business does not state it. */
            priceFor: components["schemas"]["PriceForView"] | null;
            badge: string;
            averageRating: number | null;
            reviewCount: number;
            /** @description Number of available passes; null without a limit. */
            placesLeft: number | null;
            /** @enum {string} */
            status: "expired" | "live" | "paused" | "pending" | "rejected" | "scheduled" | "sold-out";
            vendor: components["schemas"]["DealVendorView"];
            category: components["schemas"]["DealCategoryView"];
            location: components["schemas"]["DealLocationView"] | null;
            /** @description Area of the displayed place: the nearest one with `near`. */
            area: components["schemas"]["DealAreaView"] | null;
            /** @description Distance from `near` to the nearest place; null without `near`. */
            distanceMetres: number | null;
            opening: components["schemas"]["OpeningView"];
            /** @description Next time the deal can be used; null if it can be used now, or if the time is unknown. */
            nextUseAt: string | null;
            /** @description Null for a guest's favorite. */
            favoriteSince: string | null;
            /** @description Price at the time it was saved, in whole rupees; `discountedPrice` is the current price. */
            priceThen: number;
            /**
             * @description `withdrawn`: its business is no longer available.
             * @enum {string}
             */
            availability: "available" | "ended" | "paused" | "sold-out" | "withdrawn";
        };
        FeaturedSlotView: {
            id: number;
            /** @enum {string} */
            place: "featured" | "hero" | "specials";
            from: string;
            /** @description Null: until the deal ends or the slot is removed. */
            until: string | null;
        };
        FoodFacetView: {
            /** @enum {string} */
            food: "halal" | "veg";
            count: number;
        };
        GatewaysView: {
            /** @description The ways to pay that are offered. */
            gateways: ("bank-transfer" | "esewa" | "khalti" | "stripe")[];
            /** @description True if all gateways are in test mode and no money is moved. */
            isTest: boolean;
        };
        GrievanceContactView: {
            name: string | null;
            position: string | null;
            phone: string | null;
            email: string | null;
        };
        HonourLinkView: {
            /**
             * @description Null before the customer answered.
             * @enum {string|null}
             */
            answer: "no" | "partly" | "yes" | null;
            /** @description The code's, which the link contains. */
            id: string;
            dealTitle: string;
            dealTitleNe: string | null;
            businessName: string;
            businessNameNe: string | null;
        };
        HonourView: {
            given: number;
            counted: number;
        };
        InvitationView: {
            businessName: string;
            nameNe: string | null;
            logo: string | null;
            /** @enum {string} */
            role: "counter" | "manager" | "owner";
            rights: ("counter" | "deals" | "money" | "reviews" | "staff")[];
            branchName: string | null;
            /** @description Invited e-mail address. */
            email: string;
            expiresAt: string;
        };
        LastDeliveryView: {
            /** @example pass.redeemed */
            type: string;
            /** @enum {string} */
            state: "delivered" | "given-up" | "waiting";
            /** @description Time of its last attempt, or of its event before the first one. */
            at: string;
            /** @description Status of the last answer. */
            status: number | null;
            /** @enum {string|null} */
            failure: "address" | "certificate" | "redirect" | "status" | "timeout" | "unreachable" | null;
        };
        LateLineView: {
            /** @enum {string|null} */
            paidWith: "card" | "cash" | "qr" | null;
            /** @description Time of the acceptance. */
            at: string;
            /** @enum {string} */
            kind: "moved" | "undo" | "use";
            /** @description Whole rupees; negative if it was taken back. */
            amount: number;
            isOffline: boolean;
            dealTitle: string;
            dealTitleNe: string | null;
            /** @description First name and an initial; empty once the account is erased. */
            person: string;
        };
        LocationView: {
            id: number;
            slug: string;
            name: string;
            nameNe: string;
            image: string | null;
            latitude: number;
            longitude: number;
            dealCount: number;
        };
        LookupDto: {
            /** @description Branch of the counter. Not needed for staff of one branch. */
            branchId?: number;
            /**
             * @description The scanned code, or the eight typed characters.
             * @example 7K3M-9QX2
             */
            code: string;
        };
        ManagedDealView: {
            id: number;
            vendorId: number;
            categoryId: number;
            locationId: number | null;
            title: string;
            titleNe: string | null;
            description: string;
            descriptionNe: string | null;
            /** @description First photo; null if the cover is shown instead. */
            image: string | null;
            photoCount: number;
            /** @description Null below 20 answers. */
            honour: components["schemas"]["HonourView"] | null;
            /** @description Id of the cover named by the title; null for the typographic cover. */
            coverKey: string | null;
            /** @enum {string} */
            discountType: "buyXgetY" | "fixed" | "percentage";
            discountValue: string;
            /** @description Whole rupees, like all prices. */
            originalPrice: number;
            discountedPrice: number;
            startDate: string;
            endDate: string;
            createdAt: string;
            redemptionLimit: number | null;
            /** @description Points for a redemption, before the membership's multiplier. The settings limit their value. */
            pointsEarned: number;
            /** @description True if the deal gives no points at present, because its business owes too much. */
            pointsPaused: boolean;
            isActive: boolean;
            isApproved: boolean;
            isFeatured: boolean;
            /** @enum {string} */
            saleMode: "counter" | "prepaid";
            /**
             * @description Taxes and charges that the price does not include.
             * @enum {string}
             */
            taxes: "included" | "vat-and-service-extra" | "vat-extra";
            /** @description Deal price with added taxes and charges, in whole rupees. */
            sumToPay: number;
            /** @description Unit of the price; null if the business does not state it. */
            priceFor: components["schemas"]["PriceForView"] | null;
            badge: string;
            averageRating: number | null;
            reviewCount: number;
            /** @description Number of available passes; null without a limit. */
            placesLeft: number | null;
            /** @enum {string} */
            status: "expired" | "live" | "paused" | "pending" | "rejected" | "scheduled" | "sold-out";
            vendor: components["schemas"]["DealVendorView"];
            category: components["schemas"]["DealCategoryView"];
            location: components["schemas"]["DealLocationView"] | null;
            /** @description Area of the displayed place: the nearest one with `near`. */
            area: components["schemas"]["DealAreaView"] | null;
            /** @description Distance from `near` to the nearest place; null without `near`. */
            distanceMetres: number | null;
            opening: components["schemas"]["OpeningView"];
            /** @description Next time the deal can be used; null if it can be used now, or if the time is unknown. */
            nextUseAt: string | null;
            photos: components["schemas"]["DealPhotoView"][];
            food: ("halal" | "veg")[] | null;
            totalLimit: number | null;
            dailyLimit: number | null;
            passValidityHours: number;
            weekdays: number[] | null;
            hoursFrom: string | null;
            hoursUntil: string | null;
            blackoutDates: string[] | null;
            minimumBill: number | null;
            partySize: number | null;
            branchIds: number[] | null;
            included: string[];
            includedNe: string[];
            excluded: string[];
            excludedNe: string[];
            venue: components["schemas"]["VenueView"] | null;
            /** @description Item of the price log that the business named or an admin confirmed. */
            priceItemId: number | null;
            /** @enum {string} */
            moderationStatus: "approved" | "pending" | "rejected";
            rejectionReason: string | null;
            rejectionCodes: string[];
            /** @description Requested change of the pending deal or revision; null after the next submission. */
            asked: components["schemas"]["AskedDealChangeView"] | null;
            pendingRevision: components["schemas"]["PendingRevisionView"] | null;
            /** @description Reason why the last revision was rejected, until the next one. */
            revisionRejection: string | null;
            /** @description Last rejected revision, until the next one. */
            rejectedRevision: components["schemas"]["RejectedRevisionView"] | null;
            submittedAt: string;
            /** @description Time at which the business requested featuring; null after the decision. */
            featureRequestedAt: string | null;
            /** @enum {string} */
            vendorStatus: "pending" | "rejected" | "suspended" | "verified";
            /** @description Number of issued or redeemed passes. */
            placesTaken: number;
            redeemedCount: number;
            /** @description Number of unused codes. They keep their terms when the deal changes. */
            openCodes: number;
            version: number;
            /** @description Current and future slots on the home page. */
            featuredSlots: components["schemas"]["FeaturedSlotView"][];
        };
        MapDealView: {
            id: number;
            title: string;
            titleNe: string | null;
            /** @enum {string} */
            discountType: "buyXgetY" | "fixed" | "percentage";
            discountValue: string;
            /** @description Whole rupees, like all prices. */
            originalPrice: number;
            discountedPrice: number;
        };
        MapPlaceView: {
            /** @description Unique among the places of a map. */
            id: number;
            /** @description Null for a venue, like `address` and `city`. */
            branchId: number | null;
            businessName: string;
            /** @description Nepali name of the business. */
            businessNameNe: string | null;
            name: string;
            /** @description Nepali name of a venue, if it has one. */
            nameNe: string | null;
            address: string | null;
            city: string | null;
            latitude: number;
            longitude: number;
            deals: components["schemas"]["MapDealView"][];
        };
        MembershipView: {
            slug: string;
            name: string;
            nameNe: string;
            /** @description Whole rupees a year; 0 is free. */
            priceYearly: number;
            pointsMultiplier: number;
        };
        MoveClockDto: {
            /**
             * @description The time that your business has from now on, with its time zone: later than the present one, at most five years ahead.
             * @example 2026-12-31T10:00:00Z
             */
            time: string;
        };
        NewWebhookView: {
            id: number;
            url: string;
            eventTypes: ("deal.approved" | "deal.rejected" | "order.paid" | "order.refunded" | "pass.issued" | "pass.redeemed" | "pass.voided" | "payout.made" | "review.created")[];
            /**
             * @description `failing`: the last attempt failed; it is tried again.
             * @enum {string}
             */
            state: "active" | "disabled" | "failing";
            /**
             * @description `gone`: it answered 410. `failing`: it failed for three days.
             * @enum {string|null}
             */
            disabledReason: "failing" | "gone" | "owner" | null;
            disabledAt: string | null;
            /** @description Time of the first failure since the last success. */
            failingSince: string | null;
            /** @description The secret before the last rotation signs until then. */
            previousSecretUntil: string | null;
            /** @description Null before the first event. */
            lastDelivery: components["schemas"]["LastDeliveryView"] | null;
            createdAt: string;
            createdBy: string;
            /** @description The secret, shown once: null when a repeated request returns the same endpoint again. */
            secret: string | null;
        };
        NextPayoutView: {
            /** @description In Nepal. */
            day: string;
            /** @description Whole rupees at present; 0 if nothing is paid. */
            amount: number;
            /**
             * @description `ordered` if a payout run contains it, so that it does not change any more.
             * @enum {string}
             */
            state: "expected" | "ordered";
            /** @description Becomes part of the payout after it. */
            withheldPaisa: number;
            /**
             * @description Reason why nothing is paid; null if an amount is paid.
             * @enum {string|null}
             */
            leftOut: "factor-reset" | "held" | "no-account" | "suspended" | "too-little" | null;
            /** @description What becomes owed later is paid by the payout after it. */
            cutoffAt: string;
            /** @description End of the time without payouts after a change of the account; null if none applies. */
            heldUntil: string | null;
            /** @description Smallest payout, in whole rupees. */
            leastRupees: number;
            owed: components["schemas"]["OwedView"];
        };
        OpeningSpanView: {
            /** @description 0 is Sunday. */
            weekday: number;
            /** @example 11:00 */
            opens: string;
            /** @example 22:30 */
            closes: string;
        };
        OpeningView: {
            /**
             * @description `unknown`: the place has no hours.
             * @enum {string}
             */
            state: "closed" | "open" | "unknown";
            /** @description Time of the next state change; null if the state does not change before the deal ends. */
            changesAt: string | null;
        };
        OrderFactsView: {
            orderId: string;
            /** @description Null at endpoints of the marketplace, which get the lines of all businesses. */
            vendorId: number | null;
            paidAt: string | null;
            /** @description Sum of the lines in whole rupees. */
            total: number;
            lines: components["schemas"]["OrderLineFactsView"][];
        };
        OrderLineFactsView: {
            dealId: number;
            vendorId: number;
            quantity: number;
            /** @description Price of one in whole rupees. */
            unitPrice: number;
            /** @description How many of them were given back. */
            returned: number;
        };
        OrderPaidEventView: {
            /**
             * @description A customer paid an order.
             * @enum {string}
             */
            type: "order.paid";
            /** @description Time of the event. */
            timestamp: string;
            data: components["schemas"]["OrderFactsView"];
        };
        OrderRefundedEventView: {
            /**
             * @description Codes of an order were given back.
             * @enum {string}
             */
            type: "order.refunded";
            /** @description Time of the event. */
            timestamp: string;
            data: components["schemas"]["OrderFactsView"];
        };
        OverrideDto: {
            /** @description An owner or manager of the business. */
            managerId: number;
            /** @description Needed for another reason. */
            note?: string;
            /** @example 4711 */
            pin: string;
            /** @enum {string} */
            reason: "mistake" | "other" | "queue" | "regular";
        };
        OwedView: {
            /** @description Time of the last payout; null before the first. */
            since: string | null;
            /** @description Balance after the last payout. */
            openingPaisa: number;
            /** @description Number of used codes, and of codes that expired unused. */
            soldCodes: number;
            soldPaisa: number;
            /** @description Number of uses taken back. */
            returnedCodes: number;
            returnedPaisa: number;
            returnedPayoutsPaisa: number;
            otherPaisa: number;
            feePaisa: number;
            /** @description Current balance. */
            owedPaisa: number;
        };
        OwnBalanceView: {
            /** @description Current balance; negative if the business owes money, for points or refunds. */
            owedPaisa: number;
            /** @description Sold in advance and not yet used: owed after its use, or 14 days after it expired. */
            unusedPaisa: number;
            /** @description Sum of today's uses, returns and points so far. */
            todayPaisa: number;
            /** @description Last day with statements; null before the first. */
            statedUntil: string | null;
            /** @description True if its deals give no points at present, because it owes too much. */
            pointsPaused: boolean;
        };
        OwnPayoutView: {
            id: string;
            /** @description Time at which it was debited from the balance. */
            orderedAt: string;
            /** @description Day of the payout run in Nepal; null for a payout without a run. */
            payoutDay: string | null;
            /** @description Null before the payment. */
            paidAt: string | null;
            /** @description Whole rupees. */
            amount: number;
            /** @enum {string} */
            method: "bank-transfer" | "esewa" | "khalti";
            /** @description Null before the payment. */
            reference: string | null;
            /**
             * @description `ordered` while the run is not confirmed; `returned` if the money came back: it is owed again.
             * @enum {string}
             */
            state: "ordered" | "paid" | "returned";
            /** @description Null for a wallet, and for a payout without a run. */
            bank: string | null;
            lastFour: string | null;
            /** @description Null unless it came back. */
            returnedReason: string | null;
        };
        PaidBusinessView: {
            name: string;
            nameNe: string | null;
            address: string;
            pan: string | null;
        };
        PassFactsView: {
            passId: string;
            vendorId: number;
            dealId: number;
            /** @description Null without an order: the customer took the code for free. */
            orderId: string | null;
            /** @description Null before the pass is used, and for a business without branches. */
            branchId: number | null;
            /** @description The bill in whole rupees, if the counter entered it. */
            amount: number | null;
            issuedAt: string;
            expiresAt: string | null;
            redeemedAt: string | null;
            voidedAt: string | null;
            /** @example The wrong table. */
            voidReason: string | null;
        };
        PassIssuedEventView: {
            /**
             * @description A customer got a code.
             * @enum {string}
             */
            type: "pass.issued";
            /** @description Time of the event. */
            timestamp: string;
            data: components["schemas"]["PassFactsView"];
        };
        PassRedeemedEventView: {
            /**
             * @description A counter accepted a code.
             * @enum {string}
             */
            type: "pass.redeemed";
            /** @description Time of the event. */
            timestamp: string;
            data: components["schemas"]["PassFactsView"];
        };
        PassVoidedEventView: {
            /**
             * @description A counter took an acceptance back.
             * @enum {string}
             */
            type: "pass.voided";
            /** @description Time of the event. */
            timestamp: string;
            data: components["schemas"]["PassFactsView"];
        };
        PayoutFactsView: {
            payoutId: string;
            vendorId: number;
            /** @description Amount in rupees. */
            amount: number;
            method: string;
            reference: string | null;
            paidAt: string;
        };
        PayoutLineView: {
            /** @description In Nepal. */
            day: string;
            /** @enum {string} */
            kind: "cancellation" | "lapse" | "other" | "payout-return" | "sale" | "use" | "use-return";
            /** @description The deal; null for entries without one. */
            title: string | null;
            titleNe: string | null;
            /** @description Number of codes; null for entries that are not about codes one by one. */
            codes: number | null;
            /** @description Negative for money taken back. */
            paisa: number;
        };
        PayoutMadeEventView: {
            /**
             * @description The marketplace paid a business.
             * @enum {string}
             */
            type: "payout.made";
            /** @description Time of the event. */
            timestamp: string;
            data: components["schemas"]["PayoutFactsView"];
        };
        PayoutStatementView: {
            id: string;
            /**
             * @description Counts the payouts of the business.
             * @example PO-12-0003
             */
            number: string;
            business: components["schemas"]["PaidBusinessView"];
            /** @description Time of the previous payout, or of the first entry. */
            periodFrom: string;
            /** @description Time at which it was debited from the balance. */
            orderedAt: string;
            /** @description Whole rupees. */
            amount: number;
            /** @enum {string} */
            state: "ordered" | "paid" | "returned";
            /** @enum {string} */
            method: "bank-transfer" | "esewa" | "khalti";
            /** @description Day of the payout run in Nepal; null for a payout without a run. */
            payoutDay: string | null;
            /** @description Null before the payment. */
            paidAt: string | null;
            /** @description Null before the payment. */
            reference: string | null;
            /** @description Null unless it came back. */
            returnedReason: string | null;
            bank: string | null;
            branch: string | null;
            /** @description Null for a payout without a run. */
            holder: string | null;
            lastFour: string | null;
            /** @description Balance after the previous payout. */
            openingPaisa: number;
            /** @description Number of used codes, and of codes that expired unused. */
            soldCodes: number;
            /** @description Became owed since then. */
            soldPaisa: number;
            /** @description Number of uses taken back. */
            returnedCodes: number;
            /** @description Voided uses and refunded passes. */
            returnedPaisa: number;
            /** @description Earlier payouts whose money came back. */
            returnedPayoutsPaisa: number;
            /** @description Charges. */
            otherPaisa: number;
            /** @description Always 0, because there is no commission. */
            feePaisa: number;
            /** @description Balance after this payout. */
            closingPaisa: number;
            /** @description In chronological order; their sum is sold - returned + returnedPayouts - other. */
            lines: components["schemas"]["PayoutLineView"][];
        };
        PendingRevisionView: {
            id: number;
            submittedAt: string;
            /** @description The changed fields with their new values. */
            changes: {
                [key: string]: unknown;
            };
        };
        PlaceAreaView: {
            id: number;
            slug: string;
            name: string;
            nameNe: string;
            /** @description Number of listed deals that can be used there. */
            dealCount: number;
            /** @description Latitude of its center. */
            latitude: number;
            longitude: number;
        };
        PlaceView: {
            /** @description Areas with the most deals first. */
            areas: components["schemas"]["PlaceAreaView"][];
            id: number;
            slug: string;
            name: string;
            nameNe: string;
            /** @description Number of listed deals that can be used there. */
            dealCount: number;
            /** @description Latitude of its center. */
            latitude: number;
            longitude: number;
        };
        PriceForDto: {
            /** @example 2 */
            count: number;
            /** @enum {string} */
            unit: "nights" | "people" | "pieces" | "visits";
        };
        PriceForView: {
            count: number;
            /** @enum {string} */
            unit: "nights" | "people" | "pieces" | "visits";
        };
        ProblemFieldView: {
            /** @example email */
            field: string;
            /** @example Please enter a valid email address. */
            message: string;
        };
        ProblemView: {
            /** @example about:blank */
            type: string;
            /** @example Conflict */
            title: string;
            /** @example 409 */
            status: number;
            detail: string;
            /** @description The sentence for people. */
            message: string;
            /**
             * @description Stable, for programs.
             * @example deal.sold-out
             */
            code: string;
            requestId: string;
            /** @description Id of the trace of this request, if the operator collects traces. */
            traceId?: string;
            errors?: components["schemas"]["ProblemFieldView"][];
            /** @description The state that forbids it. */
            currentState?: string;
            /** @description The version that is newer than the one sent. */
            currentVersion?: number;
            /** @description When the code was used. */
            usedAt?: string;
            usedAtBranch?: string | null;
            usedBy?: string | null;
            expiredAt?: string;
            /** @description Whole rupees. */
            minimumBill?: number;
            /** @description Number of customers before this one. */
            waiting?: number;
            /** @description Of the digits of a one-time number. */
            triesLeft?: number;
        };
        PublicKeyView: {
            id: string;
            /** @enum {string} */
            algorithm: "Ed25519";
            /** @description 32 bytes in base64url. */
            publicKey: string;
        };
        PublicKeysView: {
            keys: components["schemas"]["PublicKeyView"][];
        };
        PushKeyView: {
            /** @description `applicationServerKey` of `PushManager.subscribe()`, in base64url. */
            publicKey: string;
        };
        RatingFacetView: {
            minRating: number;
            count: number;
        };
        ReferencePriceView: {
            amount: number;
            /** @description Beginning of the period with that price; for `stated`, the time of the statement. */
            since: string;
            /**
             * @description `log`: the lowest price of the 30 days before the discount; `stated`: the log does not cover them.
             * @enum {string}
             */
            source: "log" | "stated";
        };
        RejectedRevisionView: {
            id: number;
            decidedAt: string;
            reason: string;
            /** @description Changed fields with the rejected values. */
            changes: {
                [key: string]: unknown;
            };
        };
        ReplyToReviewDto: {
            /** @example Thank you, come again. */
            reply: string;
        };
        ReviewCreatedEventView: {
            /**
             * @description A customer wrote a review.
             * @enum {string}
             */
            type: "review.created";
            /** @description Time of the event. */
            timestamp: string;
            data: components["schemas"]["ReviewFactsView"];
        };
        ReviewFactsView: {
            reviewId: number;
            vendorId: number;
            dealId: number;
            rating: number;
            createdAt: string;
        };
        ReviewView: {
            id: number;
            dealId: number;
            rating: number;
            comment: string | null;
            createdAt: string;
            updatedAt: string;
            /** @description First name and initial; empty once the account is erased. */
            author: string;
            verifiedVisit: boolean;
            /** @description The business's reply. */
            reply: string | null;
            repliedAt: string | null;
            /** @description When the business changed its reply; null if it did not. */
            replyEditedAt: string | null;
        };
        ReviewedDealView: {
            id: number;
            title: string;
            titleNe: string | null;
        };
        ReviewedVisitView: {
            at: string;
            branch: string | null;
            /** @description First name and initial of the person who accepted the code. */
            servedBy: string | null;
            /** @description Number of the use at this business; 1 for the first one. */
            nth: number;
        };
        SandboxClockView: {
            /** @description The present time of the business. */
            time: string;
            /** @description Seconds by which it is ahead of the real time. */
            aheadSeconds: number;
        };
        SandboxOrderDto: {
            /**
             * @description How many codes are bought; 1 by default.
             * @example 2
             */
            quantity?: number;
            /** @description True if the customer gives all codes back at once. */
            isRefunded?: boolean;
        };
        SandboxOrderView: {
            id: string;
            /** @description The prepaid deal of the business. */
            dealId: number;
            /** @description Whole rupees. */
            total: number;
            paidAt: string;
            /** @description Bought codes; their passes are listed at `pass.issued` and at the counter. */
            quantity: number;
            /** @description Codes that were given back. */
            returned: number;
        };
        SignInMethodsView: {
            email: boolean;
            /** @description True only if the keys of an SMS gateway are configured. */
            sms: boolean;
            /** @description True only if the keys of a Google client are configured. */
            google: boolean;
        };
        SiteCaseTimesView: {
            /** @description Hours in which a business answers a case, and a customer an offer. */
            answerHours: number;
            /** @description Days from the opening of a case to the decision. */
            decisionDays: number;
            /** @description Days in which a second look can be requested. */
            secondLookDays: number;
        };
        SiteTaxRatesView: {
            serviceCharge: number;
            vat: number;
        };
        SiteView: {
            name: string;
            nameNe: string;
            phone: string;
            supportEmail: string;
            address: string;
            addressNe: string;
            supportHours: string;
            supportHoursNe: string;
            /** @description Hours within which a message is answered. */
            answerHours: number;
            /** @description Business days until a business is verified. */
            verificationDaysFrom: number;
            verificationDaysTo: number;
            /** @description Validity of a code in hours, unless its business sets another one. */
            usualPassHours: number;
            /** @description Validity for kinds of deals that are booked ahead: hotels, beauty and adventure. */
            bookedAheadPassHours: number;
            /** @description Maximum worth of a deal's points, in percent of its price. */
            largestPointsWorth: number;
            taxRates: components["schemas"]["SiteTaxRatesView"];
            caseTimes: components["schemas"]["SiteCaseTimesView"];
        };
        SitemapBrandView: {
            slug: string;
            updatedAt: string;
        };
        SitemapDealView: {
            id: number;
            updatedAt: string;
        };
        SitemapListView: {
            category: string | null;
            location: string | null;
            updatedAt: string;
        };
        SitemapPartView: {
            part: number;
            /** @description Time of the last change of one of its entries. */
            updatedAt: string;
        };
        SitemapView: {
            deals: components["schemas"]["SitemapPartView"][];
            brands: components["schemas"]["SitemapPartView"][];
            /** @description Lists by category, city and both that have deals. */
            lists: components["schemas"]["SitemapListView"][];
        };
        SocialPictureView: {
            en: string;
            ne: string;
        };
        StatementView: {
            /** @description The statement's number. */
            id: number;
            /** @description In Nepal. */
            day: string;
            /**
             * @description Number of passes whose price became owed: used ones, ones that expired 14 days before, and sales from
             *     before rule ST1.
             */
            passesSold: number;
            /** @description Balance at the start of the day. */
            openingPaisa: number;
            /** @description Amount that became owed for them. */
            soldPaisa: number;
            /** @description For refunded passes and voided uses. */
            returnedPaisa: number;
            /** @description For points that its deals gave, voided points deducted. */
            pointsPaisa: number;
            /** @description Payouts minus returned payouts; negative if more was returned on that day. */
            paidOutPaisa: number;
            /** @description Balance at the end of the day; negative if the business owes money. */
            closingPaisa: number;
        };
        StatsView: {
            /** @description Exact up to 5,000, then at most five minutes old; also businesses and redemptions. */
            customers: number;
            businesses: number;
            cities: number;
            deals: number;
            redemptions: number;
            /** @description Average points of a visit, before a membership multiplies them; of the last 10,000 visits that earned points. */
            pointsPerVisit: number;
            /** @description Largest saving of a listed deal, in percent of the original price. */
            biggestSavingPercent: number;
        };
        SubmitDealDraftDto: {
            /** @description Version to submit. */
            version: number;
        };
        SubscriptionPlanView: {
            id: number;
            /** @enum {string} */
            slug: "free" | "gold" | "silver";
            name: string;
            nameNe: string;
            description: string;
            descriptionNe: string;
            /** @description Whole rupees; 0 is free. */
            priceMonthly: number;
            priceYearly: number;
            /** @description Maximum number of deals that are live or pending at once; null means unlimited. */
            dealLimit: number | null;
            featuredDealLimit: number;
            /** @description True if advanced analytics are included. */
            analyticsAccess: boolean;
            prioritySupport: boolean;
            isActive: boolean;
        };
        SuggestedDealView: {
            id: number;
            title: string;
            titleNe: string | null;
        };
        SuggestionView: {
            labelEn: string;
            /** @description Equal to `labelEn` without a Nepali name. */
            labelNe: string;
            /** @description Number of deals, counted up to 100. */
            count: number;
            /** @description Path of the page, without the language. */
            path: string;
        };
        SuggestionsView: {
            /** @description At most three, the best first. */
            deals: components["schemas"]["SuggestedDealView"][];
            /** @description At most three. */
            dishes: components["schemas"]["SuggestionView"][];
            /** @description At most two. */
            businesses: components["schemas"]["SuggestionView"][];
            /** @description At most two: cities, and neighborhoods with branches. */
            areas: components["schemas"]["SuggestionView"][];
        };
        TaxRatesView: {
            serviceCharge: number;
            vat: number;
        };
        TestFactsView: {
            webhookId: number;
        };
        UpdateDealDraftDto: {
            /** @description Edited version; an outdated one is rejected with 409. */
            version: number;
            /** @description Complete content: missing fields are empty. */
            content: components["schemas"]["DealDraftContentDto"];
        };
        UpdateDealDto: {
            /** @example 1 */
            categoryId?: number;
            locationId?: number | null;
            /** @example Two plates of buff momo */
            title?: string;
            titleNe?: string | null;
            /** @example Order one plate, get a second one free. */
            description?: string;
            descriptionNe?: string | null;
            /**
             * @description Included items, one per line.
             * @example [
             *       "Two full thalis: rice, dal, gundruk, saag, two pickles"
             *     ]
             */
            included?: string[] | null;
            includedNe?: string[] | null;
            /** @description Excluded items, one per line. */
            excluded?: string[] | null;
            excludedNe?: string[] | null;
            /**
             * @description Decimal with at most two places; the badge text for buyXgetY.
             * @example 40
             */
            discountValue?: string;
            /** @description Item of the business that the deal sells. An admin confirms it. A confirmed item cannot be changed. */
            priceItemId?: number | null;
            /** @description Passes per customer; empty means unlimited. */
            redemptionLimit?: number | null;
            /** @description Total number of passes. */
            totalLimit?: number | null;
            /** @description Number of passes per day in Nepal. */
            dailyLimit?: number | null;
            pointsEarned?: number;
            minimumBill?: number | null;
            partySize?: number | null;
            /** @description The first photo. Where `photos` is sent, that decides; without it the first photo is replaced, with null all are removed. */
            image?: string | null;
            /** @description Up to 8 uploads of the business in their order, each once. The first one is `image`. */
            photos?: components["schemas"]["DealPhotoDto"][] | null;
            /** @enum {string} */
            discountType?: "buyXgetY" | "fixed" | "percentage";
            originalPrice?: number;
            /** @description Required for buyXgetY; otherwise computed, and ignored if sent. */
            discountedPrice?: number;
            /**
             * Format: date-time
             * @description A time, or a day in Nepal, which means its start.
             * @example 2026-10-31T18:15:00Z
             */
            startDate?: string;
            /**
             * Format: date-time
             * @description A time, or a day in Nepal, which means its end.
             * @example 2026-11-30T18:14:59Z
             */
            endDate?: string;
            /**
             * @description `prepaid` is paid online and needs a price above 0; `counter`, the default, is paid at the business.
             * @enum {string}
             */
            saleMode?: "counter" | "prepaid";
            /**
             * @description Taxes and charges that the price does not include; a prepaid price includes both. The default is `included`.
             * @enum {string}
             */
            taxes?: "included" | "vat-and-service-extra" | "vat-extra";
            /** @description Unit of the price, if the business states it. */
            priceFor?: components["schemas"]["PriceForDto"] | null;
            /** @description Properties of the food: all of it is vegetarian, all of it is halal. */
            food?: ("halal" | "veg")[] | null;
            /** @enum {integer} */
            passValidityHours?: 24 | 72 | 168 | 720;
            /** @description 0 = Sunday. */
            weekdays?: number[] | null;
            hoursFrom?: string | null;
            hoursUntil?: string | null;
            blackoutDates?: string[] | null;
            /** @description Branches where the deal can be used; all if empty. */
            branchIds?: number[] | null;
            /** @description The deal's own venue, which replaces the branches. */
            venue?: components["schemas"]["VenueDto"] | null;
            vendorId?: number;
            /** @description Edited version; an outdated one is rejected with 409. */
            version?: number;
        };
        VendorRedemptionView: {
            id: string;
            dealId: number;
            dealTitle: string;
            dealTitleNe: string | null;
            /** @description First name and an initial. */
            customer: string;
            /** @enum {string} */
            state: "redeemed" | "voided";
            redeemedAt: string;
            branchId: number | null;
            branchName: string | null;
            /** @description First name of the staff member, or name of the API key, that accepted the pass. */
            usedBy: string;
            /** @description Number of the bill in the program that accepted it. */
            reference: string | null;
            /** @description Whole rupees that were charged. */
            amount: number;
            points: number;
            voidedAt: string | null;
            voidReason: string | null;
        };
        VendorReviewSummaryView: {
            count: number;
            /** @description One decimal; null without a review. */
            average: number | null;
            /** @description Reviews with one to five stars. */
            ratingCounts: number[];
            /** @description Number of reviews with words that wait for a reply. */
            unanswered: number;
            /** @description Of these, those with one or two stars. */
            lowStars: number;
            /** @description Null without a reply. */
            answerTime: components["schemas"]["AnswerTimeView"] | null;
            /** @description The deals that have reviews. */
            deals: components["schemas"]["ReviewedDealView"][];
        };
        VendorReviewView: {
            id: number;
            dealId: number;
            rating: number;
            comment: string | null;
            createdAt: string;
            updatedAt: string;
            /** @description First name and initial; empty once the account is erased. */
            author: string;
            verifiedVisit: boolean;
            /** @description The business's reply. */
            reply: string | null;
            repliedAt: string | null;
            /** @description When the business changed its reply; null if it did not. */
            replyEditedAt: string | null;
            dealTitle: string;
            dealTitleNe: string | null;
            /** @description True if the user has reported it. */
            isReported: boolean;
            /** @description The newest use of the deal before the review; null if it was taken back. */
            visit: components["schemas"]["ReviewedVisitView"] | null;
            /** @description End of the seven days in which the business aims to answer; null unless the review waits for a reply. */
            answerBy: string | null;
            /** @description End of the 24 hours in which the reply can be changed; null without a reply. */
            replyEditableUntil: string | null;
        };
        VenueDto: {
            /** @example Beach camp on the Trishuli, Kurintar */
            name: string;
            nameNe?: string | null;
            /** @description Area by which customers filter. */
            areaId?: number | null;
            /** @example 27.8525 */
            latitude: number;
            /** @example 84.6245 */
            longitude: number;
        };
        VenueView: {
            name: string;
            nameNe: string | null;
            latitude: number;
            longitude: number;
            areaId: number | null;
        };
        VerifiedView: {
            at: string;
            /** @description Papers that the admin saw, without those whose number the business changed afterwards. */
            papers: ("registration" | "tax")[];
        };
        VoidDto: {
            reason: string;
        };
        WebhookDeliveryView: {
            id: string;
            /** @description The `webhook-id` of its requests, the same at every attempt. */
            eventId: string;
            /** @example pass.redeemed */
            type: string;
            /** @enum {string} */
            state: "delivered" | "given-up" | "waiting";
            attempts: number;
            /** @description Attempts after which it is given up. */
            maxAttempts: number;
            createdAt: string;
            /** @description Null unless it waits. It also waits for an earlier event of the same object, and while the webhook is off. */
            nextAttemptAt: string | null;
            lastAttemptAt: string | null;
            /** @description Status of the last answer. */
            status: number | null;
            /**
             * @description `address`: the host is not public. `unreachable`: no connection, or it ended early. `certificate`: the one of the receiver is not valid for its name.
             * @enum {string|null}
             */
            failure: "address" | "certificate" | "redirect" | "status" | "timeout" | "unreachable" | null;
            durationMs: number | null;
            /** @description The first 2,000 characters of the last answer. */
            answer: string | null;
            /** @description The body of the request as it was signed. */
            body: string;
        };
        WebhookTestEventView: {
            /**
             * @description An owner tests the endpoint. Every endpoint gets it.
             * @enum {string}
             */
            type: "webhook.test";
            /** @description Time of the event. */
            timestamp: string;
            data: components["schemas"]["TestFactsView"];
        };
        WebhookView: {
            id: number;
            url: string;
            eventTypes: ("deal.approved" | "deal.rejected" | "order.paid" | "order.refunded" | "pass.issued" | "pass.redeemed" | "pass.voided" | "payout.made" | "review.created")[];
            /**
             * @description `failing`: the last attempt failed; it is tried again.
             * @enum {string}
             */
            state: "active" | "disabled" | "failing";
            /**
             * @description `gone`: it answered 410. `failing`: it failed for three days.
             * @enum {string|null}
             */
            disabledReason: "failing" | "gone" | "owner" | null;
            disabledAt: string | null;
            /** @description Time of the first failure since the last success. */
            failingSince: string | null;
            /** @description The secret before the last rotation signs until then. */
            previousSecretUntil: string | null;
            /** @description Null before the first event. */
            lastDelivery: components["schemas"]["LastDeliveryView"] | null;
            createdAt: string;
            createdBy: string;
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
    publicKeysList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicKeysView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    googleCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To where the sign-in began, or to the sign-in page with the reason in `google` */
            302: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `route.not-found` without keys */
            404: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    googleStart: {
        parameters: {
            query?: {
                /** @description A path of this site to come back to */
                returnTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To Google, or to the sign-in page */
            302: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `route.not-found` without keys */
            404: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    oneTimeNumberMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInMethodsView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    brandsList: {
        parameters: {
            query?: {
                /** @description Number of rows, 1 to 100. */
                limit?: number;
                /** @description Start of the page: the `cursor` of the previous page's `Link` header. */
                cursor?: string;
                /** @description Part of the name, the category or the city. */
                search?: string;
                /** @description `deals`: by number of live deals (default). */
                sort?: "deals" | "honour";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    brandsPage: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandPageView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `brand.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    cartPreview: {
        parameters: {
            query: {
                /** @description Deal, quantity and unit price at that time, in whole rupees. */
                items: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    catalogCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryView"][];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    counterAccept: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterPassView"];
                };
            };
            /** @description `override.branch-needed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `pin.wrong`, `staff.right-missing`, `key.not-a-person` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `pass.not-found`, `pass.other-vendor` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `pass.already-used`, `pass.reference-used`, `visit.*`, `shift.ended`, `override.not-allowed`, `pin.not-set`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `pass.expired`, `pass.cancelled`, `pass.voided` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `code.too-many-wrong`, `pin.locked` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dailyCloseRead: {
        parameters: {
            query?: {
                /** @description A branch's id. Staff of one branch always see that branch only. */
                branch?: number;
                /** @description A day in Nepal; default: today. */
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyCloseView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    counterLookup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookupDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterPassView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `pass.not-found`, `pass.other-vendor` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `code.too-many-wrong` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    counterToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterPassView"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dealsList: {
        parameters: {
            query?: {
                /** @description Category id; a parent includes its children. */
                categoryId?: number;
                locationId?: number;
                /** @description Whole rupees of the deal price. */
                minPrice?: number;
                maxPrice?: number;
                /** @description Page size, 1 to 100. */
                limit?: number;
                sort?: "ending" | "honour" | "near" | "newest" | "popular" | "rating" | "saving";
                /** @description Start of the page: the `cursor` of the previous page's `Link` header. */
                cursor?: string;
                /** @description Words in any order, in Latin or Devanagari, with small typing errors. At most 100 characters, of which the first ten words count. */
                search?: string;
                /** @description Category slug. */
                category?: string;
                /** @description City slug. */
                location?: string;
                discountType?: "buyXgetY" | "fixed" | "percentage";
                /** @description Business slug. */
                vendor?: string;
                /** @description Area slugs, at most five: deals usable in one of them. With `location` or `place`, areas of that city. */
                area?: string[];
                /** @description City slug, or `city.area`: its deals come first. It does not filter. */
                place?: string;
                /** @description Degrees, `27.7172,85.3240`: deals usable within the radius. */
                near?: string;
                /** @description Kilometers around `near`; 50 by default. */
                radius?: 1 | 3 | 10 | 50;
                /** @description `now`: deals usable at this moment, by the hours of their branches and their own terms. */
                open?: "now";
                /** @description Deals usable this evening, or on the weekend. */
                when?: "today-evening" | "weekend";
                /** @description Deals with this property of the food; if repeated, with both. */
                food?: ("halal" | "veg")[];
                /** @description Deals with at least this average rating. */
                minRating?: 4 | 4.5;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorDealsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDealDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDealView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `request.in-progress`: a request with the same key is still being worked on; see Retry-After */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    exploreFacets: {
        parameters: {
            query?: {
                /** @description Category id; a parent includes its children. */
                categoryId?: number;
                locationId?: number;
                /** @description Whole rupees of the deal price. */
                minPrice?: number;
                maxPrice?: number;
                /** @description Words in any order, in Latin or Devanagari, with small typing errors. At most 100 characters, of which the first ten words count. */
                search?: string;
                /** @description Category slug. */
                category?: string;
                /** @description City slug. */
                location?: string;
                discountType?: "buyXgetY" | "fixed" | "percentage";
                /** @description Business slug. */
                vendor?: string;
                /** @description Area slugs, at most five: deals usable in one of them. With `location` or `place`, areas of that city. */
                area?: string[];
                /** @description City slug, or `city.area`: its deals come first. It does not filter. */
                place?: string;
                /** @description Degrees, `27.7172,85.3240`: deals usable within the radius. */
                near?: string;
                /** @description Kilometers around `near`; 50 by default. */
                radius?: 1 | 3 | 10 | 50;
                /** @description `now`: deals usable at this moment, by the hours of their branches and their own terms. */
                open?: "now";
                /** @description Deals usable this evening, or on the weekend. */
                when?: "today-evening" | "weekend";
                /** @description Deals with this property of the food; if repeated, with both. */
                food?: ("halal" | "veg")[];
                /** @description Deals with at least this average rating. */
                minRating?: 4 | 4.5;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacetsView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dealsFeatured: {
        parameters: {
            query?: {
                /** @description City slug: its deals come first. */
                city?: string;
                /** @description Place on the home page; the row of featured deals by default. */
                place?: "featured" | "hero" | "specials";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    exploreMap: {
        parameters: {
            query?: {
                /** @description Category id; a parent includes its children. */
                categoryId?: number;
                locationId?: number;
                /** @description Whole rupees of the deal price. */
                minPrice?: number;
                maxPrice?: number;
                /** @description Words in any order, in Latin or Devanagari, with small typing errors. At most 100 characters, of which the first ten words count. */
                search?: string;
                /** @description Category slug. */
                category?: string;
                /** @description City slug. */
                location?: string;
                discountType?: "buyXgetY" | "fixed" | "percentage";
                /** @description Business slug. */
                vendor?: string;
                /** @description Area slugs, at most five: deals usable in one of them. With `location` or `place`, areas of that city. */
                area?: string[];
                /** @description City slug, or `city.area`: its deals come first. It does not filter. */
                place?: string;
                /** @description Degrees, `27.7172,85.3240`: deals usable within the radius. */
                near?: string;
                /** @description Kilometers around `near`; 50 by default. */
                radius?: 1 | 3 | 10 | 50;
                /** @description `now`: deals usable at this moment, by the hours of their branches and their own terms. */
                open?: "now";
                /** @description Deals usable this evening, or on the weekend. */
                when?: "today-evening" | "weekend";
                /** @description Deals with this property of the food; if repeated, with both. */
                food?: ("halal" | "veg")[];
                /** @description Deals with at least this average rating. */
                minRating?: 4 | 4.5;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealMapView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dealsOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealPageView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.gone`: it ended more than 90 days ago */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorDealsRemove: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `deal.was-live`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorDealsUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDealDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDealView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `version.conflict`, `deal.limit-below-taken`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    invitationsRead: {
        parameters: {
            query: {
                /** @description The token of the link. */
                i: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealInvitationView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.not-found`, `invitation.not-found` */
            404: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `invitation.expired` */
            410: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorDealsPause: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDealView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `request.in-progress`: a request with the same key is still being worked on; see Retry-After */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dealPricesList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealPriceView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.gone` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorDealsResume: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDealView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `request.in-progress`: a request with the same key is still being worked on; see Retry-After */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    reviewsOfDeal: {
        parameters: {
            query?: {
                /** @description Number of rows, 1 to 100. */
                limit?: number;
                /** @description Start of the page: the `cursor` of the previous page's `Link` header. */
                cursor?: string;
                /** @description By time, or by stars and then newest first. */
                sort?: "best" | "newest" | "worst";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.gone` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorDealsWithdrawRevision: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `revision.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `request.in-progress`: a request with the same key is still being worked on; see Retry-After */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dealsSimilar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    socialPicturesPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture of 1200 by 630 */
            200: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The picture has another name now */
            302: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.not-found` */
            404: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    faqsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqView"][];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    favoritesPreview: {
        parameters: {
            query: {
                /** @description Deal and price at the time it was saved, in whole rupees. */
                items: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    feedsJson: {
        parameters: {
            query?: {
                /** @description Language of the texts. A deal without a Nepali text has its English one. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description City slug, or `all`. */
                city: string;
                /** @description Category slug, or `all`. A category includes its children. */
                category: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON Feed 1.1 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/feed+json": string;
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `city.not-found`, `category.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    feedsRss: {
        parameters: {
            query?: {
                /** @description Language of the texts. A deal without a Nepali text has its English one. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description City slug, or `all`. */
                city: string;
                /** @description Category slug, or `all`. A category includes its children. */
                category: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RSS 2.0 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `city.not-found`, `category.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    honourAnswersOfLink: {
        parameters: {
            query: {
                /** @description From the link in the mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HonourLinkView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `honour.link-expired` */
            410: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    catalogLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationView"][];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    sessionNavigationLogin: {
        parameters: {
            query?: {
                /** @description A path of this site to come back to */
                returnTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the sign-in page */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    sessionNavigationLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the home page, signed out */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    membershipsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipView"][];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    pushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKeyView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `push.not-offered`: the installation has no keys */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    embedsRead: {
        parameters: {
            query: {
                /** @description Address of a page of a deal, in one of both languages. */
                url: string;
                /** @description Greatest width in pixels. */
                maxwidth?: number;
                /** @description Greatest height in pixels. */
                maxheight?: number;
                /** @description There is JSON only. */
                format?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbedView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.not-found`: also for other pages than those of deals */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.gone`: it ended more than 90 days ago */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    paymentsOffered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewaysView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    catalogPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceView"][];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    redemptionsVoid: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterPassView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `pass.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `pass.not-redeemed`, `pass.void-too-late`, `pass.with-case`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    reviewsReply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyToReviewDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `review.not-found` */
            404: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `review.reply-exists`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    reviewsEditReply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyToReviewDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `review.not-found` */
            404: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `review.no-reply`, `review.reply-final`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    sandboxClockMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveClockDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClockView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `sandbox.test-key-needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `sandbox.clock-not-forward`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    sandboxOrdersBuy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxOrderDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxOrderView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `sandbox.test-key-needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `request.in-progress`: a request with the same key is still being worked on; see Retry-After */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    searchSuggestionsSuggest: {
        parameters: {
            query: {
                /** @description Text typed so far, at most 50 characters. */
                q: string;
                /** @description City slug: its deals come first. An area after a dot has no effect. */
                place?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionsView"];
                };
            };
            /** @description `search.too-long` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    siteRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    sitemapOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitemapView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    sitemapBrands: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitemapBrandView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    sitemapDeals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitemapDealView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    staffInvitationsRead: {
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
            200: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `staff.invitation-invalid` */
            410: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    statsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorSubscriptionsPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPlanView"][];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorSubscriptionsPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPlanView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `plan.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    ownAccountBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnBalanceView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dealDraftsList: {
        parameters: {
            query?: {
                /** @description Number of rows, 1 to 100. */
                limit?: number;
                /** @description Start of the page: the `cursor` of the previous page's `Link` header. */
                cursor?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealDraftView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dealDraftsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDealDraftDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealDraftView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `draft.full`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dealDraftsOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealDraftView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `draft.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dealDraftsRemove: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `draft.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `request.in-progress`: a request with the same key is still being worked on; see Retry-After */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dealDraftsWrite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDealDraftDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealDraftView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `draft.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `version.conflict`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dealDraftsSubmit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitDealDraftDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDealView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `draft.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `version.conflict`, `plan.limit-reached`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorDealsList: {
        parameters: {
            query?: {
                /** @description Number of rows, 1 to 100. */
                limit?: number;
                /** @description Start of the page: the `cursor` of the previous page's `Link` header. */
                cursor?: string;
                search?: string;
                /** @description `active` means live or sold out. */
                status?: "active" | "expired" | "featured" | "paused" | "pending" | "rejected" | "scheduled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDealView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorDealsCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealCountsView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorDealsOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDealView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `deal.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorsLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchView"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    ownAccountPayouts: {
        parameters: {
            query?: {
                /** @description Number of rows, 1 to 100. */
                limit?: number;
                /** @description Start of the page: the `cursor` of the previous page's `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPayoutView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    ownPayoutsNext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextPayoutView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    ownPayoutsOne: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutStatementView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `payout.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    ownPayoutsTable: {
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
            /** @description A table */
            200: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `payout.not-found` */
            404: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorRedemptionsList: {
        parameters: {
            query?: {
                /** @description Number of rows, 1 to 100. */
                limit?: number;
                /** @description First day in Nepal, such as 2026-11-01. */
                from?: string;
                /** @description Last day in Nepal, included. */
                to?: string;
                /** @description A branch's id. Staff of one branch always see that branch only. */
                branch?: number;
                /** @description A deal's id. */
                deal?: number;
                /** @description User id of the staff member who accepted the pass. */
                staff?: number;
                /** @description Id of the API key that accepted the pass. */
                key?: number;
                state?: "redeemed" | "voided";
                /** @description Start of the page: the `cursor` of the previous page's `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorRedemptionView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorReviewsList: {
        parameters: {
            query?: {
                /** @description Number of rows, 1 to 100. */
                limit?: number;
                /** @description Number of stars, 1 to 5. */
                stars?: number;
                /** @description Only reviews of this deal. */
                deal?: number;
                /** @description `false`: only reviews without a reply. */
                answered?: boolean;
                /**
                 * @description `waiting`: reviews with words that wait for a reply, low stars first; `low-stars`: of these, those with one or two stars;
                 *     `reported`: those that the reader has reported.
                 */
                show?: "answered" | "low-stars" | "reported" | "waiting";
                /** @description Start of the page: the `cursor` of the previous page's `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorReviewView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    vendorReviewsSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorReviewSummaryView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    ownAccountStatements: {
        parameters: {
            query?: {
                /** @description Number of rows, 1 to 100. */
                limit?: number;
                /** @description First day in Nepal. */
                from?: string;
                /** @description Last day in Nepal, included. */
                to?: string;
                sort?: "newest" | "oldest";
                /** @description Start of the page: the `cursor` of the previous page's `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    webhooksList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    webhooksCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `webhook.too-many`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    webhooksDelete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `webhook.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `request.in-progress`: a request with the same key is still being worked on; see Retry-After */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    webhooksChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWebhookDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `webhook.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `request.in-progress`: a request with the same key is still being worked on; see Retry-After */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    webhooksLog: {
        parameters: {
            query?: {
                /** @description Number of rows, 1 to 100. */
                limit?: number;
                state?: "delivered" | "given-up" | "waiting";
                /** @description Start of the page: the `cursor` of the previous page's `Link` header. */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryView"][];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `webhook.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    webhooksResend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `webhook.not-found`, `webhook.delivery-not-found` */
            404: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `webhook.disabled`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    webhooksRotate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookView"];
                };
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `webhook.not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `request.in-progress`: a request with the same key is still being worked on; see Retry-After */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    webhooksTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition of this request harmless for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Some fields are not right: see `errors` */
            400: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description `webhook.not-found` */
            404: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `webhook.disabled`
             *
             *     `request.in-progress`: a request with the same key is still being worked on; see Retry-After
             */
            409: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The key was used for another request */
            422: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /** @description What went wrong */
            default: {
                headers: {
                    /** @description Each limit: its name, how many calls (`q`) in how many seconds (`w`). */
                    "RateLimit-Policy"?: string;
                    /** @description Each limit: how many calls are left (`r`) and in how many seconds all are (`t`). */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
}
