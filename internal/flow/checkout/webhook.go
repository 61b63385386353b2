package checkout

import (
	"context"
	"errors"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/web"
)

// Listen registers the address where Stripe reports what became of a charge.
func (s *Service) Listen(api huma.API, l payment.Listener) {
	op := huma.Operation{
		Method:           http.MethodPost,
		Path:             "/payments/stripe/webhook",
		Summary:          "What Stripe tells of charges",
		SkipValidateBody: true,
	} // its signature is what is checked, over the bytes as they came
	web.Route(api, op, func(ctx context.Context, in *webhookInput) (*struct{}, error) {
		event, err := l.ReadEvent(in.RawBody, in.Signature)
		if err != nil {
			return nil, err
		}
		return &struct{}{}, s.HandleEvent(ctx, event)
	}, web.Tag("Payments"), web.Status(http.StatusNoContent), web.MaxBody(512<<10),
		web.Describe("Signed by Stripe; an event received twice changes nothing."))
}

type webhookInput struct {
	Signature string `header:"Stripe-Signature" maxLength:"2000"`
	RawBody   []byte `contentType:"application/json"`
}

// HandleEvent acts on an event of the provider. A signed success is final; after a failure the provider is asked,
// because the charge must be closed there before its order fails.
func (s *Service) HandleEvent(ctx context.Context, event payment.Event) error {
	if event.Key == "" && event.FailedRefund == "" && event.Dispute == nil && event.AccountID == "" {
		return nil
	}
	if heard, err := s.Payments.IsEventDone(ctx, event.ID); heard || err != nil {
		return err
	}
	if event.Dispute != nil {
		if s.Disputed == nil {
			return nil
		}
		if err := s.Disputed(context.WithoutCancel(ctx), *event.Dispute); err != nil {
			return err
		}
		return s.Payments.MarkEventDone(ctx, event.ID)
	}
	if event.AccountID != "" {
		if s.AccountChanged == nil {
			return nil
		}
		if err := s.AccountChanged(context.WithoutCancel(ctx), event.AccountID); err != nil {
			return err
		}
		return s.Payments.MarkEventDone(ctx, event.ID)
	}
	if event.FailedRefund != "" {
		if err := s.refundCameBack(context.WithoutCancel(ctx), event.FailedRefund, event.Result.Code); err != nil {
			return err
		}
		return s.Payments.MarkEventDone(ctx, event.ID)
	}
	attempt, err := s.Orders.AttemptByKey(ctx, s.db, event.Key)
	if errors.Is(err, order.ErrNotFound) {
		return nil // another system's charge on the same account
	}
	if err != nil {
		return err
	}
	ctx = context.WithoutCancel(ctx) // the provider hangs up sooner than a settlement may take
	switch {
	case event.Result.State == payment.Succeeded:
		err = ignoreRefusal(s.settleAttempt(ctx, attempt, event.Result))
	case attempt.Status == order.AttemptStarted:
		err = s.confirmFailure(ctx, attempt)
	}
	if err != nil {
		return err
	}
	return s.Payments.MarkEventDone(ctx, event.ID)
}

// confirmFailure settles an attempt that was reported as failed, if the provider says so when asked. One whose request
// is still running is left to that request.
func (s *Service) confirmFailure(ctx context.Context, attempt *order.Attempt) error {
	result, err := s.lookup(ctx, attempt)
	if err != nil || !result.State.Final() {
		return err
	}
	return ignoreRefusal(s.settleAttempt(ctx, attempt, result))
}
