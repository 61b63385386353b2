package moderation

import (
	"context"
	"net/http"
	"strings"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

const (
	actView     = "shop.view_as_seller" // began to read a shop's space as its owners do
	actMessages = "shop.messages"       // opened the list of its conversations, which shows their last words
)

var (
	errReadOnly = problem.New(problem.Forbidden, "read_only", problem.Say(
		"Vous voyez cet espace tel que la boutique le voit. Rien ne peut être modifié ici.",
		"You see this space as the shop does. Nothing can be changed here."))
	errNotOpened = problem.New(problem.Forbidden, "view_not_opened", problem.Say(
		"Ouvrez d’abord l’espace de cette boutique depuis sa page de la Régie.",
		"Open this shop’s space from its page of the console first."))
)

// postView begins the reading of a shop's space. It lasts as long as the operator's session of the console.
func (s *Service) postView(ctx context.Context, in *ShopPath) (*struct{}, error) {
	of, err := s.Shops.ByID(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	return nil, s.noteRead(ctx, operator.Entry{Act: actView, SubjectKind: "shop", SubjectID: of.ID,
		SubjectName: of.Name})
}

// noteRead writes what was opened in the journal.
func (s *Service) noteRead(ctx context.Context, e operator.Entry) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error { return operator.Note(ctx, tx, s.Now(), e) })
}

// MountSpace lets operators read the seller space of a shop: what is below …/space is the call of sellers of the same
// name below /seller/shops/{shopId}, made as one of the shop's owners. Nothing but reads passes, and the shop is named
// once, so that no other can be reached.
func (s *Service) MountSpace(mux *http.ServeMux) {
	const space = web.Prefix + "/operator/shops/{shopId}/space"
	read := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asOwner, err := s.asOwner(r)
		if err != nil {
			web.WriteProblem(w, r, err)
			return
		}
		mux.ServeHTTP(w, asOwner)
	})
	mux.Handle(space, read)
	mux.Handle(space+"/{path...}", read)
}

// asOwner is the call of a seller that an operator's call stands for.
func (s *Service) asOwner(r *http.Request) (*http.Request, error) {
	ctx, err := s.Operators.Admit(r.Context(), operator.ViewAsSeller)
	if err != nil {
		return nil, err
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		return nil, errReadOnly
	}
	shopID, path := r.PathValue("shopId"), strings.Trim(r.PathValue("path"), "/")
	opened, err := s.Operators.Did(ctx, actView, "shop", shopID)
	if err != nil {
		return nil, err
	}
	if !opened {
		return nil, errNotOpened
	}
	owners, err := s.Shops.Owners(ctx, shopID)
	if err != nil {
		return nil, err
	}
	if len(owners) == 0 {
		return nil, shop.ErrNotFound
	}
	if err := s.noteMessages(ctx, shopID, path); err != nil {
		return nil, err
	}
	call := r.Clone(web.AsUser(ctx, owners[0]))
	call.URL.Path, call.URL.RawPath = strings.TrimSuffix(web.Prefix+"/seller/shops/"+shopID+"/"+path, "/"), ""
	return call, nil
}

// noteMessages writes in the journal that what a shop and its customers say to each other is about to be read.
func (s *Service) noteMessages(ctx context.Context, shopID, path string) error {
	part, orderID, _ := strings.Cut(path, "/")
	if part != "messages" {
		return nil
	}
	of, err := s.Shops.ByID(ctx, shopID)
	if err != nil {
		return err
	}
	if orderID == "" {
		return s.noteRead(ctx, operator.Entry{Act: actMessages, SubjectKind: "shop", SubjectID: of.ID,
			SubjectName: of.Name})
	}
	about, err := s.Messages.OfShop(ctx, orderID, shopID)
	if err != nil {
		return err
	}
	return s.noteRead(ctx, operator.Entry{Act: "conversation.open", SubjectKind: "order", SubjectID: orderID,
		SubjectName: about.Reference, After: map[string]any{"shop": of.Name}})
}
