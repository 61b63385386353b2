package app_test

import (
	"slices"
	"strings"
	"testing"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db/dbtest"
)

// beforeFactor are the calls of the console that come before a second factor: they check their visitor themselves.
var beforeFactor = words(`
	GET /operator/entry, GET /operator/me, POST /operator/factor, POST /operator/factor/confirm,
	POST /operator/session, DELETE /operator/session, GET /operator/invitations/{invitationToken},
	POST /operator/invitations/{invitationToken}/account, POST /operator/invitations/{invitationToken}/accept`)

// rightOf says which right each call of the console needs. It is written here a second time on purpose: a call that is
// registered under another right, or a new one that nobody thought about, fails.
var rightOf = map[operator.Right]map[string]bool{
	operator.SeeToday: words(`GET today, GET waiting, GET health, GET palette, GET rights, GET checklist,
		GET views, POST views, PATCH views/{viewId}, DELETE views/{viewId}, POST recovery-codes`),
	operator.ReadOrders: words(`GET orders, GET orders.csv, GET late, GET returns, GET orders/{orderId},
		GET orders/{orderId}/disputes, GET orders/{orderId}/invoice, GET orders/{orderId}/invoices/{invoiceId},
		GET orders/{orderId}/credit-notes/{creditNoteId}, GET orders/{orderId}/letters/{orderLetterId},
		GET orders/{orderId}/return-photos/{photoId}`),
	operator.ActOnOrders: words(`POST orders/{orderId}/cancel, POST orders/{orderId}/cancel/preview,
		POST orders/{orderId}/conversations/{shopId}, POST orders/{orderId}/letters/{orderLetterId}/resend,
		POST orders/{orderId}/notes, POST shops/{shopId}/remind, PUT orders/{orderId}/parcels/{parcelId},
		POST orders/{orderId}/parcels/{parcelId}/preview, POST returns/{returnId}/overrule,
		POST returns/{returnId}/overrule/preview`),
	operator.RefundOrders: words(`POST orders/{orderId}/refund, POST orders/{orderId}/refund/preview,
		POST orders/{orderId}/refunds/{refundId}/settle`),
	operator.ReadShops: words(`GET shops, GET shops/{shopId}`),
	operator.JudgeShops: words(`POST shops/{shopId}/decision, POST shops/{shopId}/letter, POST shops/{shopId}/outside,
		GET shop-invitations, POST shop-invitations`),
	operator.SetCommission: words(`POST shops/{shopId}/commission, POST shops/{shopId}/commission/end`),
	operator.ViewAsSeller:  words(`POST shops/{shopId}/view`),
	operator.ReadProducts:  words(`GET products, GET questions, GET reviews`),
	operator.Moderate: words(`POST products/category, POST products/{productId}/hide, POST products/{productId}/letter,
		POST products/{productId}/put-back, POST questions/{questionId}/answer, POST questions/{questionId}/hide,
		POST questions/{questionId}/restore, POST reviews/{reviewId}/hide, POST reviews/{reviewId}/restore,
		GET reports, GET reports/{reportId}, POST reports/{reportId}/resolution, POST reports/{reportId}/answer`),
	operator.ReadPeople: words(`GET people, GET people/{personId}, GET guests, GET guests/{orderId}`),
	operator.ActOnPeople: words(`POST people/{personId}/suspend, POST people/{personId}/reinstate,
		POST people/{personId}/end-sessions, POST people/{personId}/notes, POST people/{personId}/export,
		POST people/{personId}/erase, POST guests/{orderId}/export, POST guests/{orderId}/erase`),
	operator.EditCategories: words(`GET categories, POST categories, PATCH categories/{categoryId},
		DELETE categories/{categoryId}, POST categories/{categoryId}/merge, GET store-categories,
		PATCH store-categories/{code}, GET variant-types,
		POST variant-types, PATCH variant-types/{variantTypeId}`),
	operator.EditTexts: words(`GET texts, POST texts, GET texts/{textId}, PUT texts/{textId}/draft,
		DELETE texts/{textId}/draft, POST texts/{textId}/preview, POST texts/{textId}/publish,
		POST texts/{textId}/read, GET texts/{textId}/file, GET texts/{textId}/versions/{version},
		DELETE texts/{textId}/versions/{version}, POST texts/{textId}/announce, POST texts/{textId}/announce/test,
		GET texts/{textId}/announcements, POST texts/{textId}/announcements/{announcementId}/cancel,
		POST texts/{textId}/announcements/{announcementId}/pause,
		POST texts/{textId}/announcements/{announcementId}/resume`),
	operator.AnswerInbox: words(`GET inbox, GET inbox/assignees, GET inbox/{threadId}, POST inbox/{threadId}/answer,
		POST inbox/{threadId}/assign, POST inbox/{threadId}/link, POST inbox/{threadId}/note,
		POST inbox/{threadId}/state`),
	operator.RunCampaigns: words(`GET subscribers, GET subscribers.csv, GET campaigns, POST campaigns,
		POST campaigns/preview, GET campaigns/{campaignId}, PUT campaigns/{campaignId},
		POST campaigns/{campaignId}/test, POST campaigns/{campaignId}/launch, POST campaigns/{campaignId}/stop,
		POST campaigns/{campaignId}/cancel, GET giveaway, PUT giveaway, POST giveaway/draw, POST giveaway/attempt,
		POST giveaway/accept, POST giveaway/replace`),
	operator.ReadPromotions: words(`GET promotions`),
	operator.EditPromotions: words(`POST promotions, POST promotions/{promotionId}/end`),
	operator.WriteBulletins: words(`GET bulletins, POST bulletins, PUT bulletins/{bulletinId},
		POST bulletins/{bulletinId}/withdraw`),
	operator.ReadMoney: words(`GET payout-runs, GET payout-runs/{runId}, GET payouts/{payoutId}/pdf, GET disputes,
		GET disputes/{disputeId}, GET taxes, GET taxes.csv, GET differences`),
	operator.MoveMoney: words(`POST payout-runs, POST payout-runs/{runId}/approval,
		POST payout-runs/{runId}/withdrawal, POST payout-runs/{runId}/file, POST payout-runs/{runId}/sending,
		POST payout-runs/{runId}/confirmation, POST payouts/{payoutId}/failure, POST shops/{shopId}/payout-retry,
		POST disputes/{disputeId}/evidence, POST disputes/{disputeId}/decision,
		POST disputes/{disputeId}/decision/preview, POST differences/check,
		POST differences/{differenceId}/explanation`),
	operator.ReadJournal: words(`GET journal, GET journal.csv`),
	operator.ReadSystem:  words(`GET system, GET system/config, GET system/jobs`),
	operator.ActOnSystem: words(`POST system/jobs/{jobId}/retry, POST system/jobs/{jobId}/drop, GET system/letters,
		GET system/letters/{letterId}, POST system/letters/{letterId}/resend, POST system/letters/resend,
		POST system/letters/{letterId}/drop`),
	operator.ManageOperators: words(`GET operators, PATCH operators/{userId}, DELETE operators/{userId},
		GET invitations, POST invitations, DELETE invitations/{invitationId}, POST checklist/test-letter,
		POST checklist/dismiss`),
}

// rolesOf says whose each right is, beside the direction's, which has them all.
var rolesOf = map[operator.Right]string{
	operator.SeeToday:        "service finances contenu",
	operator.ReadOrders:      "service finances",
	operator.ActOnOrders:     "service",
	operator.RefundOrders:    "service",
	operator.ReadShops:       "service finances contenu",
	operator.JudgeShops:      "",
	operator.SetCommission:   "finances",
	operator.ViewAsSeller:    "service",
	operator.ReadProducts:    "service contenu",
	operator.Moderate:        "contenu",
	operator.ReadPeople:      "service",
	operator.ActOnPeople:     "service",
	operator.EditCategories:  "contenu",
	operator.EditTexts:       "contenu",
	operator.AnswerInbox:     "service",
	operator.RunCampaigns:    "contenu",
	operator.ReadPromotions:  "finances contenu",
	operator.EditPromotions:  "contenu",
	operator.WriteBulletins:  "contenu",
	operator.ReadMoney:       "finances",
	operator.MoveMoney:       "finances",
	operator.ReadJournal:     "service finances contenu",
	operator.ReadSystem:      "service finances contenu",
	operator.ActOnSystem:     "service",
	operator.ManageOperators: "",
}

func TestEachRightIsOfTheRolesThatAreWrittenHere(t *testing.T) {
	if rights := operator.Direction.Rights(); len(rights) != len(rolesOf) {
		t.Errorf("%d rights, %d are written here", len(rights), len(rolesOf))
	}
	for right, named := range rolesOf {
		for _, role := range operator.Roles {
			want := role == operator.Direction || slices.Contains(strings.Fields(named), string(role))
			if role.May(right) != want {
				t.Errorf("%s, %s: %v, want %v", role, right, !want, want)
			}
		}
	}
}

// Every call of the console refuses the roles without its right, and every operator without a session; the roles with
// the right may read.
func TestEveryCallOfTheConsoleAsksForItsRight(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := openSite(t, url)
		tried := map[string]bool{}
		for _, c := range h.calls() {
			if !strings.HasPrefix(c.path, "/operator/") || beforeFactor[c.name] {
				continue
			}
			short := strings.Replace(c.name, "/operator/", "", 1)
			tried[short] = true
			if !rightOf[c.right][short] {
				t.Errorf("%s needs the right %q, which is not the one written here", c.name, c.right)
			}
			for _, role := range operator.Roles {
				h.checkRight(c, role)
			}
		}
		for right, calls := range rightOf {
			for name := range calls {
				if !tried[name] {
					t.Errorf("%s, written under %s, is no call of the console", name, right)
				}
			}
		}
	})
}

func (h *site) checkRight(c call, role operator.Role) {
	h.Helper()
	token := h.operators[role]
	cookie := h.cookies[token]
	h.cookies[token] = ""
	if status, body := h.ask(c, token); status != 403 || !strings.Contains(body, "second_factor_required") {
		h.Errorf("%s without a session, %s: %d %.200s", role, c.name, status, body)
	}
	h.cookies[token] = cookie
	if role.May(c.right) && c.method != "GET" {
		return // it would be done
	}
	status, body := h.ask(c, token)
	if refused := status == 403 && strings.Contains(body, "no_right"); refused == role.May(c.right) {
		h.Errorf("%s, %s: %d %.200s", role, c.name, status, body)
	}
}
