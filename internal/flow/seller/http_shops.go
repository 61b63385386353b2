package seller

import (
	"context"
	"errors"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// ShopPath names a shop in the path of a call.
type ShopPath struct {
	ShopID string `path:"shopId" maxLength:"64"`
}

type shopOutput struct{ Body Shop }

func (s *Service) getShops(ctx context.Context, _ *struct{}) (*struct{ Body []Shop }, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	mine, err := s.Shops.OwnedBy(ctx, userID)
	if err != nil {
		return nil, err
	}
	list := make([]Shop, len(mine))
	for i, owned := range mine {
		list[i] = s.ShopWire(owned)
	}
	return &struct{ Body []Shop }{list}, nil
}

func (s *Service) getShop(ctx context.Context, in *ShopPath) (*shopOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	return &shopOutput{s.ShopWire(owned)}, nil
}

func (s *Service) postShop(ctx context.Context, in *struct{ Body NewShopForm }) (*shopOutput, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	details, err := s.shopDetails(ctx, userID, &in.Body.ShopForm, nil)
	if err != nil {
		return nil, err
	}
	opened, err := s.Open(ctx, userID, in.Body.TermsVersion, details)
	if err != nil {
		return nil, err
	}
	return &shopOutput{s.ShopWire(opened)}, nil
}

func (s *Service) putShop(ctx context.Context, in *struct {
	ShopPath
	Body ShopForm
}) (*shopOutput, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	old, err := s.Shops.OwnedByID(ctx, userID, in.ShopID)
	if err != nil {
		return nil, err
	}
	details, err := s.shopDetails(ctx, userID, &in.Body, old)
	if err != nil {
		return nil, err
	}
	edited, err := s.Edit(ctx, old, shop.Edit{Details: details, Seen: in.Body.Revision, By: userID})
	if errors.Is(err, shop.ErrEdited) {
		return nil, s.shopMeanwhile(ctx, in.ShopID)
	}
	if err != nil {
		return nil, err
	}
	return &shopOutput{s.ShopWire(edited)}, nil
}

// EditedShop is what comes with the refusal of an edit: who was there before, when, and what the shop is now.
type EditedShop struct {
	By   string    `json:"changedBy" doc:"A name; empty when nobody knows"`
	At   time.Time `json:"changedAt"`
	Shop Shop      `json:"shop"`
}

// shopMeanwhile is the refusal of an edit of a shop that someone else edited.
func (s *Service) shopMeanwhile(ctx context.Context, shopID string) error {
	is, err := s.Shops.ByID(ctx, shopID)
	if err != nil {
		return err
	}
	by, err := s.nameOf(ctx, is.EditedBy)
	if err != nil {
		return err
	}
	return shop.ErrEdited.With(EditedShop{By: by, At: is.UpdatedAt, Shop: s.ShopWire(is)})
}

// nameOf is the name of who edited something; empty when nobody knows.
func (s *Service) nameOf(ctx context.Context, editor string) (string, error) {
	switch editor {
	case "":
		return "", nil
	case catalog.Market:
		return s.Brand.Name, nil
	}
	who, err := s.Accounts.ByID(ctx, editor)
	if errors.Is(err, account.ErrNotFound) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	return who.FirstName + " " + who.LastName, nil
}

func (s *Service) putVacation(ctx context.Context, in *struct {
	ShopPath
	Body struct {
		Until     string `json:"until" maxLength:"10" doc:"Day the shop opens again, as 2026-12-26; empty to come back now"`
		OpenEnded bool   `json:"openEnded,omitempty" doc:"Away until the shop comes back with a call of its own; until is then not read"`
	}
}) (*shopOutput, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	var away *shop.Shop
	var err error
	if in.Body.OpenEnded {
		away, err = s.Pause(ctx, in.ShopID)
	} else {
		away, err = s.Leave(ctx, in.ShopID, in.Body.Until)
	}
	if err != nil {
		return nil, err
	}
	return &shopOutput{s.ShopWire(away)}, nil
}

func (s *Service) putTerms(ctx context.Context, in *struct {
	ShopPath
	Body struct {
		TermsVersion string `json:"termsVersion" maxLength:"40" doc:"Day of the conditions that were read and accepted"`
	}
}) (*shopOutput, error) {
	userID, err := s.enter(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	accepted, err := s.AcceptTerms(ctx, userID, in.ShopID, in.Body.TermsVersion)
	if err != nil {
		return nil, err
	}
	return &shopOutput{s.ShopWire(accepted)}, nil
}

type slugOutput struct {
	Body struct {
		Slug      string `json:"slug"`
		Available bool   `json:"available"`
	}
}

func (s *Service) getSlug(ctx context.Context, in *struct {
	Name   string `query:"name" maxLength:"200"`
	Slug   string `query:"slug" maxLength:"200"`
	ShopID string `query:"shopId" maxLength:"64" doc:"The shop that asks: its own former addresses can be had again"`
}) (out *slugOutput, err error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	if in.ShopID != "" {
		if err := s.Shops.Owns(ctx, userID, in.ShopID); err != nil {
			return nil, err
		}
	}
	out = &slugOutput{}
	if out.Body.Slug = in.Slug; in.Slug != "" {
		out.Body.Available, err = s.Shops.SlugFree(ctx, in.Slug, in.ShopID)
		return out, err
	}
	out.Body.Slug, err = s.Shops.FreeSlug(ctx, in.Name)
	out.Body.Available = true
	return out, err
}

type uploadInput struct {
	RawBody []byte `contentType:"application/octet-stream"`
}

func (s *Service) postPhoto(ctx context.Context, in *uploadInput) (*struct{ Body Photo }, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	kept, err := s.KeepPhoto(ctx, userID, in.RawBody)
	if err != nil {
		return nil, err
	}
	return &struct{ Body Photo }{s.photoWire(kept)}, nil
}

func (s *Service) postBanner(ctx context.Context, in *uploadInput) (*struct{ Body Banner }, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	kept, err := s.KeepBanner(ctx, userID, in.RawBody)
	if err != nil {
		return nil, err
	}
	return &struct{ Body Banner }{s.bannerWire(kept)}, nil
}

var textPicture = problem.Say("Cette image n’est plus là. Envoyez-la de nouveau.",
	"This picture is no longer there. Please send it again.")

// shopDetails reads a form. Pictures are those the user sent, or those the shop has already.
func (s *Service) shopDetails(ctx context.Context, userID string, f *ShopForm, old *shop.Shop) (shop.Details, error) {
	d := f.details()
	if old == nil {
		old = &shop.Shop{}
	}
	if f.PhotoKey != "" {
		if d.Photo = old.Photo; f.PhotoKey != old.Photo.File {
			known, err := s.uploaded(ctx, userID, photoKind, f.PhotoKey, &d.Photo)
			if err != nil || !known {
				return d, pictureRefused(err, "photoKey")
			}
		}
		d.Photo.Alt = check.Line(f.PhotoAlt)
	}
	if f.BannerKey != "" {
		if d.Banner = old.Banner; f.BannerKey != old.Banner.Jpeg1600 {
			d.Banner = picture.Banner{}
			known, err := s.uploaded(ctx, userID, bannerKind, f.BannerKey, &d.Banner)
			if err != nil || !known {
				return d, pictureRefused(err, "bannerKey")
			}
		}
		d.Banner.Alt = check.Line(f.BannerAlt)
	}
	return d, nil
}

func pictureRefused(err error, path string) error {
	if err != nil {
		return err
	}
	return check.Refuse(*check.Fail(path, "picture", textPicture))
}
