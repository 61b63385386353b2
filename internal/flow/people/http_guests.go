package people

import (
	"context"
	"net/http"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/web"
)

// guestRoutes registers the calls about people who ordered without an account. One of their orders names them, so that
// no e-mail stands in an address.
func (s *Service) guestRoutes(d operator.Desk) {
	operator.Get(d, "/guests", "People without an account, by how their e-mail begins", operator.ReadPeople,
		s.getGuests)
	operator.Get(d, "/guests/{orderId}", "The file of the guest who made an order", operator.ReadPeople, s.getGuest,
		web.Describe("Opening it is a line of the journal."))
	operator.Post(d, "/guests/{orderId}/export", "Everything kept about a guest, as a file", operator.ActOnPeople,
		s.postGuestExport)
	operator.Post(d, "/guests/{orderId}/erase", "Forget a guest who asks for it", operator.ActOnPeople,
		s.postGuestErase, web.Status(http.StatusNoContent))
}

type guestsOutput struct {
	Body struct {
		Data []GuestRow `json:"data" nullable:"false"`
	}
}

func (s *Service) getGuests(ctx context.Context, in *struct {
	Search string `query:"q" maxLength:"100" doc:"How an e-mail, a name or a phone number begins; three characters"`
}) (*guestsOutput, error) {
	found, err := s.FindGuests(ctx, in.Search)
	out := &guestsOutput{}
	out.Body.Data = found
	return out, err
}

// GuestPath names a guest by one of their orders.
type GuestPath struct {
	OrderID string `path:"orderId" maxLength:"64"`
}

func (s *Service) getGuest(ctx context.Context, in *GuestPath) (*struct{ Body *GuestFile }, error) {
	file, err := s.OpenGuest(ctx, in.OrderID)
	return &struct{ Body *GuestFile }{file}, err
}

type guestReasonInput struct {
	GuestPath
	Body struct {
		Reason string `json:"reason" maxLength:"1000"`
	}
}

type guestExportOutput struct {
	Disposition string `header:"Content-Disposition"`
	Body        *GuestCopy
}

func (s *Service) postGuestExport(ctx context.Context, in *guestReasonInput) (*guestExportOutput, error) {
	reason, err := operator.Reason(in.Body.Reason)
	if err != nil {
		return nil, err
	}
	copied, err := s.ExportGuest(ctx, in.OrderID, reason)
	return &guestExportOutput{Disposition: `attachment; filename="dossier.json"`, Body: copied}, err
}

func (s *Service) postGuestErase(ctx context.Context, in *guestReasonInput) (*struct{}, error) {
	reason, err := operator.Reason(in.Body.Reason)
	if err != nil {
		return nil, err
	}
	return nil, s.EraseGuest(ctx, in.OrderID, reason)
}
