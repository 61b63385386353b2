package moderation

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/web"
)

// Routes registers what visitors may call: reporting something.
func (s *Service) Routes(api huma.API) {
	web.Post(api, "/reports", "Report a product, a shop, a question, a review or a message", s.postReport,
		web.Tag("Reports"), web.Limit("reports", 10, 10*time.Minute), web.MaxBody(16<<10),
		web.Status(http.StatusNoContent),
		web.Describe("A message is reported by one of the two sides of its conversation, a guest with the order's "+
			"token."))
}

// DeskRoutes registers the calls of the console.
func (s *Service) DeskRoutes(d operator.Desk) {
	done := web.Status(http.StatusNoContent)
	operator.Get(d, "/shops", "Shops of the market", operator.ReadShops, s.getShops)
	operator.Get(d, "/shops/{shopId}", "A shop with its legal data, figures and journal", operator.ReadShops, s.getShop)
	operator.Post(d, "/shops/{shopId}/view", "Begin to read the seller space of a shop as its owners do",
		operator.ViewAsSeller, s.postView, done, web.Describe(
			"A line of the journal. Until the session of the console ends, every read below `/seller/shops/{shopId}` "+
				"then answers below `/operator/shops/{shopId}/space`, and nothing but reads. The journal notes which "+
				"conversations were opened."))
	operator.Post(d, "/shops/{shopId}/decision", "Approve, ask for changes, refuse, suspend, reopen or close a shop",
		operator.JudgeShops, s.postDecision, done,
		web.Describe("409 `shop_changed` with what it is now when it is no longer what `seenAt` says."))
	operator.Post(d, "/shops/{shopId}/letter", "The letter that a decision would send", operator.JudgeShops,
		s.postShopLetter)
	operator.Post(d, "/shops/{shopId}/outside", "Accept that a shop sells from outside Quebec", operator.JudgeShops,
		s.postOutside, done)
	operator.Post(d, "/shops/{shopId}/commission", "Give a shop another commission for a time", operator.SetCommission,
		s.postRate, done)
	operator.Post(d, "/shops/{shopId}/commission/end", "End an agreement on the commission", operator.SetCommission,
		s.postRateEnd, done)

	operator.Get(d, "/products", "Products of the market", operator.ReadProducts, s.getProducts)
	operator.Post(d, "/products/category", "Move products to another category", operator.Moderate, s.postCategory)
	operator.Post(d, "/products/{productId}/hide", "Hide a product", operator.Moderate, s.postHideProduct, done)
	operator.Post(d, "/products/{productId}/put-back", "Show a hidden product again", operator.Moderate,
		s.postPutBack, done)
	operator.Post(d, "/products/{productId}/letter", "The letter that hiding a product would send", operator.Moderate,
		s.postProductLetter)

	operator.Get(d, "/questions", "Questions of the market", operator.ReadProducts, s.getQuestions)
	operator.Post(d, "/questions/{questionId}/hide", "Hide a question", operator.Moderate, s.postHideQuestion, done)
	operator.Post(d, "/questions/{questionId}/restore", "Show a question again", operator.Moderate, s.postRestore, done)
	operator.Post(d, "/questions/{questionId}/answer", "Answer a question as the market", operator.Moderate,
		s.postAnswer, done)

	operator.Get(d, "/reviews", "Reviews of the market", operator.ReadProducts, s.getReviews)
	operator.Post(d, "/reviews/{reviewId}/hide", "Hide a review", operator.Moderate, s.postHideReview, done)
	operator.Post(d, "/reviews/{reviewId}/restore", "Show a review again", operator.Moderate, s.postRestoreReview, done)

	operator.Get(d, "/reports", "What people report", operator.Moderate, s.getReports)
	operator.Get(d, "/reports/{reportId}", "A report with what it is about", operator.Moderate, s.getReport,
		web.Describe("Opening a reported message is a line of the journal."))
	operator.Post(d, "/reports/{reportId}/resolution", "Keep or hide what was reported", operator.Moderate,
		s.postResolution, done)
	operator.Post(d, "/reports/{reportId}/answer", "Answer both sides of a reported message as the market",
		operator.Moderate, s.postReportAnswer, done)
}

// reasonBody is the body of an act that takes a reason alone.
type reasonBody struct {
	Reason string `json:"reason" maxLength:"1000" doc:"Told to whom it touches, and kept in the journal"`
}

type reportInput struct {
	Captcha string `header:"X-Captcha-Token" doc:"Needed of guests when a captcha is configured"`
	Body    struct {
		Kind    Kind   `json:"kind" enum:"product,shop,question,review,message"`
		ID      string `json:"id" maxLength:"64"`
		Cause   string `json:"cause" enum:"misleading,counterfeit,forbidden,dangerous,offensive,personal_data,spam,other"`
		Text    string `json:"text,omitempty" doc:"At most 1000 characters; tags are removed"`
		Email   string `json:"email,omitempty" doc:"To be told what became of it"`
		Token   string `json:"token,omitempty" maxLength:"100" doc:"The order's token, for a guest who reports a message"`
		Website string `json:"website,omitempty" doc:"A trap for robots: leave it out"`
	}
}

func (s *Service) postReport(ctx context.Context, in *reportInput) (*struct{}, error) {
	b := in.Body
	if b.Website != "" { // a robot fills the field that nobody sees, and gets the answer of a success
		return nil, nil
	}
	if _, signedIn := s.Visitor(ctx); !signedIn {
		if err := s.Captcha.Verify(ctx, in.Captcha); err != nil {
			return nil, err
		}
	}
	r := Report{Kind: b.Kind, SubjectID: b.ID, Cause: b.Cause, Text: b.Text, Email: b.Email}
	return nil, s.Send(ctx, r, b.Token)
}
