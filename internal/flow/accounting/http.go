package accounting

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/tax"
)

// Routes registers the calls of a shop's owners beside those of the ledger.
func (s *Service) Routes(api huma.API) {
	web.Route(api, huma.Operation{Method: http.MethodPut, Path: "/seller/shops/{shopId}/ledger/bank-account",
		Summary: "Say where a shop is paid"}, s.putBank, web.Tag("Seller: money"),
		web.Limit("bank account", 10, 10*time.Minute), web.Status(http.StatusNoContent),
		web.Describe("Asks for the password again. Payouts then wait 72 hours, and the owners are written to."))
	s.statementRoutes(api)
	s.connectRoutes(api)
}

// DeskRoutes registers the calls of the console.
func (s *Service) DeskRoutes(d operator.Desk) {
	done := web.Status(http.StatusNoContent)
	s.checkRoutes(d)
	const run = "/payout-runs/{runId}"
	operator.Get(d, "/payout-runs", "Payout runs, the latest first", operator.ReadMoney, s.getRuns)
	operator.Get(d, run, "A payout run: who is paid, who is left out and why", operator.ReadMoney, s.getRun)
	operator.Post(d, "/payout-runs", "Propose to pay what was available yesterday", operator.MoveMoney, s.postRun)
	operator.Post(d, run+"/approval", "Approve a run", operator.MoveMoney, s.postApproval, done)
	operator.Post(d, run+"/withdrawal", "Send a proposal back", operator.MoveMoney, s.postWithdrawal, done)
	operator.Post(d, run+"/file", "The bank's file of a run, once per version", operator.MoveMoney, s.postFile)
	operator.Post(d, run+"/sending", "Note that a run was sent", operator.MoveMoney, s.postSending, done)
	operator.Post(d, run+"/confirmation", "Note that a run, or one payout of it, arrived", operator.MoveMoney,
		s.postConfirmation, done)
	operator.Post(d, "/payouts/{payoutId}/failure", "Note that a payout came back", operator.MoveMoney,
		s.postFailure, done)
	s.statementDesk(d)
	operator.Post(d, "/shops/{shopId}/payout-retry", "Let a shop be paid again after a failure", operator.MoveMoney,
		s.postRetry, done)
}

// WireRun is a payout run.
type WireRun struct {
	ID           string           `json:"id"`
	Day          tax.Day          `json:"day" format:"date" doc:"What was available at its end is paid"`
	Status       ledger.RunStatus `json:"status" enum:"preparing,proposed,approved,sent,closed,withdrawn"`
	ProposedBy   string           `json:"proposedBy" doc:"Operator; empty for the command line"`
	ProposedName string           `json:"proposedName"`
	ProposedAt   time.Time        `json:"proposedAt"`
	ApprovedName string           `json:"approvedName"`
	ApprovedAt   *time.Time       `json:"approvedAt"`
	SentAt       *time.Time       `json:"sentAt"`
	EndedAt      *time.Time       `json:"endedAt"`
	Note         string           `json:"note" doc:"Why it was sent back"`
	FileVersion  int              `json:"fileVersion" doc:"Of the bank's file that was last downloaded; 0 before any"`
	Shops        int              `json:"shops"`
	Total        money.Cents      `json:"total"`
}

// WireRunPayout is a payout of a run.
type WireRunPayout struct {
	ID            string              `json:"id"`
	ShopID        string              `json:"shopId"`
	ShopName      string              `json:"shopName"`
	Orders        int                 `json:"orders"`
	Available     money.Cents         `json:"available" doc:"With what is reserved"`
	Reserved      money.Cents         `json:"reserved"`
	Amount        money.Cents         `json:"amount"`
	Method        ledger.Method       `json:"method" enum:"transfer,bank"`
	AccountLast   string              `json:"accountLast"`
	Status        ledger.PayoutStatus `json:"status" enum:"proposed,approved,due,sent,confirmed,failed"`
	FailureReason string              `json:"failureReason"`
}

// WireLeftOut is a shop that a run does not pay.
type WireLeftOut struct {
	ShopID    string      `json:"shopId"`
	ShopName  string      `json:"shopName"`
	Reason    string      `json:"reason" enum:"no_account,account_changed,terms,minimum,negative,failed"`
	Available money.Cents `json:"available"`
	Until     *time.Time  `json:"until" doc:"When the reason ends by itself"`
}

// WireRunRecord is a run with all it is made of.
type WireRunRecord struct {
	Run            WireRun         `json:"run"`
	Payouts        []WireRunPayout `json:"payouts" nullable:"false" doc:"The largest first"`
	LeftOut        []WireLeftOut   `json:"leftOut" nullable:"false"`
	SecondApproval money.Cents     `json:"secondApproval" doc:"Above it another person than the proposer approves"`
	Minimum        money.Cents     `json:"minimum"`
}

// RunPath names a run.
type RunPath struct {
	RunID string `path:"runId" maxLength:"64"`
}

const runsListed = 50

func (s *Service) getRuns(ctx context.Context, in *struct {
	Failed bool `query:"failed" doc:"Only those with a payout that came back and still waits for an operator"`
}) (*struct{ Body []WireRun }, error) {
	list := s.Ledger.Runs
	if in.Failed {
		list = s.Ledger.FailedRuns
	}
	runs, err := list(ctx, runsListed)
	if err != nil {
		return nil, err
	}
	out := []WireRun{}
	for _, r := range runs {
		out = append(out, wireRun(r))
	}
	return &struct{ Body []WireRun }{out}, nil
}

func wireRun(r ledger.Run) WireRun {
	return WireRun{ID: r.ID, Day: r.Day, Status: r.Status, ProposedBy: r.ProposedBy, ProposedName: r.ProposedName,
		ProposedAt: r.ProposedAt.UTC(), ApprovedName: r.ApprovedName, ApprovedAt: web.Moment(r.ApprovedAt),
		SentAt: web.Moment(r.SentAt), EndedAt: web.Moment(r.EndedAt), Note: r.Note, FileVersion: r.FileVersion,
		Shops: r.Shops, Total: r.Total}
}

func (s *Service) getRun(ctx context.Context, in *RunPath) (*struct{ Body WireRunRecord }, error) {
	run, err := s.Ledger.Run(ctx, in.RunID)
	if err != nil {
		return nil, err
	}
	payouts, err := s.Ledger.PayoutsOfRun(ctx, run.ID)
	if err != nil {
		return nil, err
	}
	left, err := s.Ledger.LeftOutOf(ctx, run.ID)
	if err != nil {
		return nil, err
	}
	out := WireRunRecord{Run: wireRun(run), Payouts: []WireRunPayout{}, LeftOut: []WireLeftOut{},
		SecondApproval: s.SecondApproval, Minimum: s.Minimum}
	var ids []string
	for _, p := range payouts {
		ids = append(ids, p.ShopID)
	}
	for _, l := range left {
		ids = append(ids, l.ShopID)
	}
	nameOf, err := s.shopNames(ctx, ids)
	if err != nil {
		return nil, err
	}
	for _, p := range payouts {
		out.Payouts = append(out.Payouts, WireRunPayout{ID: p.ID, ShopID: p.ShopID, ShopName: nameOf(p.ShopID),
			Orders:    p.Orders,
			Available: p.Amount + p.Reserved, Reserved: p.Reserved, Amount: p.Amount, Method: p.Method,
			AccountLast: p.AccountLast, Status: p.Status, FailureReason: p.FailureReason})
	}
	for _, l := range left {
		out.LeftOut = append(out.LeftOut, WireLeftOut{ShopID: l.ShopID, ShopName: nameOf(l.ShopID), Reason: l.Reason,
			Available: l.Available, Until: web.Moment(l.Until)})
	}
	return &struct{ Body WireRunRecord }{out}, nil
}

func (s *Service) postRun(ctx context.Context, _ *struct{}) (*struct{ Body WireRun }, error) {
	run, err := s.Propose(ctx, s.Yesterday())
	if err != nil {
		return nil, err
	}
	return &struct{ Body WireRun }{wireRun(run)}, nil
}

func (s *Service) postApproval(ctx context.Context, in *struct {
	RunPath
	Body struct {
		Code string `json:"code" maxLength:"20" doc:"Of the second factor"`
	}
}) (*struct{}, error) {
	return nil, s.Approve(ctx, in.RunID, in.Body.Code)
}

type reasonBody struct {
	Reason string `json:"reason" maxLength:"1000" doc:"Told to whom it touches, and kept in the journal"`
}

func (s *Service) postWithdrawal(ctx context.Context, in *struct {
	RunPath
	Body reasonBody
}) (*struct{}, error) {
	return nil, s.Withdraw(ctx, in.RunID, in.Body.Reason)
}

type fileOutput struct {
	ContentType        string `header:"Content-Type"`
	ContentDisposition string `header:"Content-Disposition"`
	CacheControl       string `header:"Cache-Control"`
	Body               []byte `contentType:"text/csv"`
}

func (s *Service) postFile(ctx context.Context, in *struct {
	RunPath
	Body struct {
		Version int `json:"version" minimum:"1" doc:"One more than the last that was downloaded"`
	}
}) (*fileOutput, error) {
	file, err := s.TakeFile(ctx, in.RunID, in.Body.Version)
	if err != nil {
		return nil, err
	}
	return &fileOutput{ContentType: "text/csv; charset=utf-8", CacheControl: web.CacheNever, Body: file,
		ContentDisposition: fmt.Sprintf(`attachment; filename="versements-v%d.csv"`, in.Body.Version)}, nil
}

func (s *Service) postSending(ctx context.Context, in *RunPath) (*struct{}, error) {
	return nil, s.Send(ctx, in.RunID)
}

func (s *Service) postConfirmation(ctx context.Context, in *struct {
	RunPath
	Body struct {
		PayoutID string `json:"payoutId,omitempty" maxLength:"64" doc:"Absent: all that was sent"`
	}
}) (*struct{}, error) {
	return nil, s.Confirm(ctx, in.RunID, in.Body.PayoutID)
}

func (s *Service) postFailure(ctx context.Context, in *struct {
	PayoutID string `path:"payoutId" maxLength:"64"`
	Body     reasonBody
}) (*struct{}, error) {
	return nil, s.Fail(ctx, in.PayoutID, in.Body.Reason)
}

func (s *Service) postRetry(ctx context.Context, in *struct {
	ShopID string `path:"shopId" maxLength:"64"`
	Body   reasonBody
}) (*struct{}, error) {
	return nil, s.Retry(ctx, in.ShopID, in.Body.Reason)
}

func (s *Service) putBank(ctx context.Context, in *struct {
	ledger.ShopInput
	Body struct {
		Institution string `json:"institution" maxLength:"20" doc:"Three digits"`
		Transit     string `json:"transit" maxLength:"20" doc:"Five digits"`
		Account     string `json:"account" maxLength:"40" doc:"Seven to twelve digits"`
		Holder      string `json:"holder" maxLength:"100"`
		Password    string `json:"password" maxLength:"200" doc:"Of the person who asks"`
	}
}) (*struct{}, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	if err := s.ConfirmPassword(ctx, in.Body.Password); err != nil {
		return nil, err
	}
	b := ledger.Bank{Institution: in.Body.Institution, Transit: in.Body.Transit, Account: in.Body.Account,
		Holder: in.Body.Holder}
	return nil, s.Ledger.SetBank(ctx, in.ShopID, b, func(tx *db.Tx) error {
		if err := shop.Note(ctx, tx, s.Now(), shop.Entry{ShopID: owned.ID, Act: "money.bank", SubjectID: owned.ID,
			SubjectName: owned.Name}); err != nil {
			return err
		}
		return s.tell(ctx, tx, ledger.Payout{ID: db.NewID(), ShopID: in.ShopID}, nil, "account",
			"Le compte bancaire de "+owned.Name+" a changé", mail.Heading("Votre compte bancaire a changé"),
			mail.Paragraph("Les versements de "+owned.Name+" iront au compte donné aujourd’hui. Par prudence, ils "+
				"attendent 72\u00a0heures."),
			mail.Paragraph("Ce n’est pas vous? Changez votre mot de passe et répondez à ce courriel "+
				"sans tarder."),
			mail.Button{Label: "Voir mon argent", URL: s.SellerURL + "/argent"})
	})
}
