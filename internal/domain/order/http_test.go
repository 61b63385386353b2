package order_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
)

func (h harness) get(path string) *httptest.ResponseRecorder {
	mux := http.NewServeMux()
	h.Routes(web.NewAPI(mux, "Test", "1"))
	answer := httptest.NewRecorder()
	mux.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, path, nil))
	return answer
}

func TestAnyoneWithTheReferenceFollowsTheOrderAndLearnsNothingOfTheBuyer(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		h := newHarness(t, database)
		d := draft("")
		d.Reference = "RR-7KQ4-M2XD"
		h.replay(d, paid(0), dispatched(0), shipped(day, of("mug", 2)), asked(2*day, "mug", 1))
		answer := h.get("/v1/orders/reference/rr-7kq4-m2xd/detail")
		if answer.Code != http.StatusOK {
			h.Fatalf("status %d: %s", answer.Code, answer.Body)
		}
		for _, personal := range []string{
			"Maude", "Tremblay", "courriel", "4185550142", "Grande-Ligne", "Saint-Pascal", "G0L", "maude", "fêlée",
			"4242", "205.81",
		} {
			if strings.Contains(answer.Body.String(), personal) {
				h.Errorf("the answer holds %q", personal)
			}
		}
		var got order.PublicDetail
		if err := json.Unmarshal(answer.Body.Bytes(), &got); err != nil {
			h.Fatal(err)
		}
		if got.Reference != d.Reference || got.Status != order.PartiallyShipped || len(got.Items) != 4 {
			h.Fatalf("detail = %+v", got)
		}
		mug := got.Items[0]
		if mug.ProductURL != "mug" || mug.UnitPrice != 3800 || mug.Status != order.ItemReturnRequested ||
			mug.QuantityAlreadyReturn != 1 ||
			mug.Thumbnail != "https://files/mug.jpeg" || mug.Shipment.TrackingNumber != "7023 2109 4418" ||
			mug.ReturnItem.Status != order.ReturnRequested {
			h.Errorf("mug = %+v", mug)
		}
		if jam := got.Items[3]; jam.Shipment != nil || jam.ReturnItem != nil || jam.Shipments == nil {
			h.Errorf("jam = %+v", jam)
		}
	})
}

func TestAnUnknownReferenceIsNotFound(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		for _, reference := range []string{"RR-AAAA-AAAA", "rien", "%27%20OR%201=1"} {
			answer := h.get("/v1/orders/reference/" + reference + "/detail")
			if answer.Code != http.StatusNotFound || !strings.Contains(answer.Body.String(), "order_not_found") {
				h.Errorf("%s: %d %s", reference, answer.Code, answer.Body)
			}
		}
	})
}

func TestTheOwnerSeesTheWholeOrder(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0))
		wire, err := json.Marshal(h.Detail(o))
		if err != nil {
			h.Fatal(err)
		}
		for _, want := range []string{
			`"email":"Maude.Tremblay@courriel.ca"`, `"total":205.81`, `"subTotal":164.00`, `"shipping":17.50`,
			`"shippingPerStore":{"batture":0.00,"nordet":9.00,"rang4":8.50}`, `"fees":2.00`,
			`"taxes":{"gst_hst":7.45,"qst":14.86}`, `"grandTotal":205.81`, `"postalCode":"G0L 3Y0"`,
		} {
			if !strings.Contains(string(wire), want) {
				h.Errorf("no %s in %s", want, wire)
			}
		}
	})
}
